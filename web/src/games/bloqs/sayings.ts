/** What the game waits for, in words: to whoever is asked, and to all others. */
import type { People } from "../../lib/words/people";
import { piecesOf } from "./pieces";
import type { Name, Say } from "./news";
import type { Task } from "./task";
import type { BloqsView } from "./view";

/** To whoever moves here. */
export function asking(task: Task, view: BloqsView, name: Name, t: Say): string {
  const step = view.waiting_for;
  const kind = (number: number): string => piecesOf(view).kindOfNumber(number);
  switch (task.kind) {
    case "travel":
      return task.cards.length + task.teleports.length > 0 ? t("page-bloqs-do-travel") : t("page-bloqs-do-roll");
    case "direction":
      return t("page-bloqs-do-direction", { pips: task.pips });
    case "steal":
      return t("page-bloqs-do-steal");
    case "swap":
      return t("page-bloqs-do-swap", {
        others: [...new Set(task.swaps.map((swap) => swap.other))].map(name).join(", "),
      });
    case "ask": {
      const who = name(view.turn);
      if (task.about.step === "stolen") return t("page-bloqs-ask-steal", { who, piece: kind(task.about.number) });
      if (task.about.step === "teleported") return t("page-bloqs-ask-teleport", { who });
      return t("page-bloqs-ask-swap", { who, take: kind(task.about.get), give: kind(task.about.give) });
    }
    case "build":
      if (step?.step === "build") return t("page-bloqs-do-build", { piece: kind(step.number) });
      if (task.free) return t("page-bloqs-do-any");
      if (step?.step !== "supply" || step.kind === null) return "";
      return t(task.places.size === 0 ? "page-bloqs-do-no-supply" : "page-bloqs-do-supply", { kind: step.kind });
    default:
      return "";
  }
}

/** To those who look on, and to whoever it is about while nothing is to be done here. */
export function waiting(view: BloqsView, people: People, t: Say): string {
  const step = view.waiting_for;
  if (step === null) return "";
  const { tell } = people;
  const who = view.turn;
  switch (step.step) {
    case "openingroll":
      return tell("page-bloqs-now-begins", step.rolling[step.rolled.length] ?? who);
    case "roll":
      return tell("page-bloqs-now-rolls", who);
    case "travel":
      return tell("page-bloqs-now-travels", who);
    case "direction":
      return tell("page-bloqs-now-direction", who, { pips: step.pips });
    case "turnup":
      return tell("page-bloqs-now-turnup", who, { place: step.place + 1 });
    case "supply":
      return step.kind === null
        ? tell("page-bloqs-now-any", who)
        : tell("page-bloqs-now-builds", who, { piece: step.kind });
    case "build":
      return tell("page-bloqs-now-builds", step.seat, { piece: piecesOf(view).kindOfNumber(step.number) });
    case "steal":
      return tell("page-bloqs-now-steals", who);
    case "swaps":
      return swapping(who, step.left, people);
    case "ask":
      return tell("page-bloqs-now-asked", step.target);
    case "lose":
      return tell("page-bloqs-now-loses", step.seat);
    case "deal":
      return t("page-bloqs-now-deals");
  }
}

/** Several to swap with are called by their names, the one who reads among them. */
function swapping(who: number, left: readonly number[], people: People): string {
  const [other] = left;
  const others = left.map(people.name).join(", ");
  return left.length === 1 && other !== undefined
    ? people.tellOfTwo("page-bloqs-now-swaps", who, other, { others })
    : people.tell("page-bloqs-now-swaps", who, { others });
}
