/** What the game waits for, in words: to whoever is asked, and to all others. */
import { kindOf, pieceText } from "./pieces";
import type { Name, Say } from "./news";
import type { Task } from "./task";
import type { BloqsView } from "./view";

/** To whoever moves here. */
export function asking(task: Task, view: BloqsView, name: Name, t: Say): string {
  const step = view.waiting_for;
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
      if (task.about.step === "stolen") return t("page-bloqs-ask-steal", { who, piece: pieceText(task.about.number) });
      if (task.about.step === "teleported") return t("page-bloqs-ask-teleport", { who });
      return t("page-bloqs-ask-swap", { who, take: pieceText(task.about.get), give: pieceText(task.about.give) });
    }
    case "build":
      if (step?.step === "build") return t("page-bloqs-do-build", { piece: pieceText(step.number) });
      if (task.free) return t("page-bloqs-do-any");
      if (step?.step !== "supply" || step.kind === null) return "";
      return t(task.places.size === 0 ? "page-bloqs-do-no-supply" : "page-bloqs-do-supply", { kind: step.kind });
    default:
      return "";
  }
}

/** To those who look on. */
export function waiting(view: BloqsView, name: Name, t: Say): string {
  const step = view.waiting_for;
  if (step === null) return "";
  const who = name(view.turn);
  switch (step.step) {
    case "openingroll":
      return t("page-bloqs-now-begins", { who: name(step.rolling[step.rolled.length] ?? view.turn) });
    case "roll":
      return t("page-bloqs-now-rolls", { who });
    case "travel":
      return t("page-bloqs-now-travels", { who });
    case "direction":
      return t("page-bloqs-now-direction", { who, pips: step.pips });
    case "turnup":
      return t("page-bloqs-now-turnup", { who, place: step.place + 1 });
    case "supply":
      return step.kind === null
        ? t("page-bloqs-now-any", { who })
        : t("page-bloqs-now-builds", { who, piece: step.kind });
    case "build":
      return t("page-bloqs-now-builds", { who: name(step.seat), piece: kindOf(pieceText(step.number)) });
    case "steal":
      return t("page-bloqs-now-steals", { who });
    case "swaps":
      return t("page-bloqs-now-swaps", { who, others: step.left.map(name).join(", ") });
    case "ask":
      return t("page-bloqs-now-asked", { who: name(step.target) });
    case "lose":
      return t("page-bloqs-now-loses", { who: name(step.seat) });
    case "deal":
      return t("page-bloqs-now-deals");
  }
}
