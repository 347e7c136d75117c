/** Numbers as they are printed: with a minus, which a hyphen is not. */

/** A text with a minus before its negative numbers; what is joined by a hyphen, such as a date, stays as it is. */
export function withMinus(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, "$1−");
}

export function signed(number: number): string {
  return withMinus(String(number));
}
