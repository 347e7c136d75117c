/** What the clocks of a table show. */
import type { Clock } from "../api/protocol";

/** Milliseconds a seat has left at a moment of the server's time. */
export function leftOf(clock: Clock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  const since = clock.since[String(seat)];
  return Math.max(0, since === undefined ? left : left - (now - since));
}

/** As people read clocks: days and hours, hours and minutes, minutes and seconds, and tenths at the very end. */
export function clockText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`;
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  if (minutes < 60) return `${minutes}:${two(whole % 60)}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}:${two(minutes % 60)}:${two(whole % 60)}`;
  return `${Math.floor(hours / 24)}d ${hours % 24}h`;
}
