/**
 * People in sentences. A sentence about somebody is another one for the person it is about: "Ann rolls 4", "You roll 4".
 * So each such message has a twin that ends in `-you`, and one about two people a second that ends in `-with-you`, for
 * the one something is done to. Which of them is said is decided here and nowhere else: names are names, never pronouns.
 */
import type { Words } from "../games/board";

type Details = Record<string, string | number>;

export interface People {
  name: (seat: number) => string;
  /** A sentence about a seat. */
  tell: (key: string, who: number, details?: Details) => string;
  /** A sentence about what a seat does with another. */
  tellOfTwo: (key: string, who: number, other: number, details?: Details) => string;
  /** A sentence about one seat or about several at once, who are told it by their names. */
  tellOfAll: (key: string, seats: readonly number[], details?: Details) => string;
}

/** `you` is the seat that reads; null if nobody at this screen sits at the table, or several share it. */
export function peopleAt(name: (seat: number) => string, you: number | null, t: Words): People {
  const tell: People["tell"] = (key, who, details = {}) =>
    who === you ? t(`${key}-you`, details) : t(key, { who: name(who), ...details });
  return {
    name,
    tell,
    tellOfTwo: (key, who, other, details = {}) =>
      other === you && who !== you
        ? t(`${key}-with-you`, { who: name(who), ...details })
        : tell(key, who, { other: name(other), ...details }),
    tellOfAll: (key, seats, details = {}) => {
      const [who] = seats;
      if (seats.length === 1 && who !== undefined) return tell(key, who, { count: 1, ...details });
      return t(key, { who: seats.map(name).join(", "), count: seats.length, ...details });
    },
  };
}
