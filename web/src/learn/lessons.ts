/** The lessons there are, one a family of games: Duo is taught with Blokus. */
import type { LessonStep } from "./lesson";
import { BLOKUS } from "./lesson-blokus";
import { BLOQS } from "./lesson-bloqs";
import { BLOXX } from "./lesson-bloxx";

export type LessonName = "blokus" | "bloxx" | "bloqs";

export const LESSONS: Record<LessonName, readonly LessonStep[]> = { blokus: BLOKUS, bloxx: BLOXX, bloqs: BLOQS };
