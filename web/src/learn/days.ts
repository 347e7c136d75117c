/** Days as text, 2026-12-24, by the clock of whoever looks at it. */

export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function daysBefore(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date - days, 12)); // at noon no clock change matters
}

/** The last days, the latest first, none before the first puzzles. */
export function lastDays(today: string, count: number, first: string): string[] {
  return Array.from({ length: count }, (_, back) => daysBefore(today, back)).filter((day) => day >= first);
}

/** A day as people write it. */
export function dayText(day: string, language: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12).toLocaleDateString(language, {
    day: "numeric",
    month: "long",
    weekday: "long",
  });
}
