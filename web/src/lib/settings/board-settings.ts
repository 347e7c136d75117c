/** What boards are told of the settings. */
import type { BoardSettings } from "../games/board";
import { look, settings } from "./settings.svelte";

export function boardSettings(): BoardSettings {
  return {
    colourBlind: settings.palette === "colour-blind",
    coordinates: settings.coordinates,
    moveNumbers: settings.moveNumbers,
    confirm: look.confirm,
    leftHanded: settings.leftHanded,
    reducedMotion: look.reducedMotion,
    pace: look.pace,
    dark: look.dark,
  };
}
