/** What every family's part of the workshop is given. */
import type { Limits, Parts } from "../lib/boxes/boxes";

export interface WorkshopProps {
  parts: Parts;
  /** What there can be at least and at most, by name. */
  limits: Limits;
  change: (parts: Parts) => void;
  /** What is wrong with a part, in sentences. */
  problems: (part: string) => readonly string[];
}
