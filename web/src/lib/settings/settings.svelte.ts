/** What people have set, kept in this browser. */
import { PACES, type Pace } from "../table/stay";
import { chooseLanguage, LANGUAGES, type Language } from "../words/languages";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  palette: "classic" | "colour-blind";
  leftHanded: boolean;
  large: boolean;
  /** How fast the moves of others are shown. */
  pace: Pace;
  sound: boolean;
  /** Whether sound has been offered, which is done once. */
  soundOffered: boolean;
  /** Whether a chosen place asks to be confirmed; "touch" asks where fingers are in the way. */
  confirm: "touch" | "always" | "never";
  coordinates: boolean;
  moveNumbers: boolean;
  chat: boolean;
  notify: boolean;
  /** The boards that a newcomer has been shown around, with spaces between. */
  shownAround: string;
  /** The level of the computer that was played against last. */
  level: number;
}

const KEY = "klotz-settings";

const DEFAULTS: Omit<Settings, "language"> = {
  theme: "system",
  palette: "classic",
  leftHanded: false,
  large: false,
  pace: "normal",
  sound: false,
  soundOffered: false,
  confirm: "touch",
  coordinates: false,
  moveNumbers: false,
  chat: true,
  notify: false,
  shownAround: "",
  level: 3,
};

/** What was kept, as far as it can still be understood. */
export function readSettings(kept: string | null, wishes: readonly string[]): Settings {
  const settings: Settings = { language: chooseLanguage(wishes), ...DEFAULTS };
  let data: unknown;
  try {
    data = JSON.parse(kept ?? "null");
  } catch {
    return settings;
  }
  if (typeof data !== "object" || data === null) return settings;
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    if (key in settings && typeof value === typeof settings[key as keyof Settings]) {
      Object.assign(settings, { [key]: value });
    }
  }
  if (!(settings.pace in PACES)) settings.pace = DEFAULTS.pace;
  if (!LANGUAGES.includes(settings.language)) settings.language = chooseLanguage(wishes);
  return settings;
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

export const settings = $state<Settings>(readSettings(kept(), navigator.languages));

/** Null outside of a browser. */
const media = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null);
const darkSystem = media("(prefers-color-scheme: dark)");
const lessMotion = media("(prefers-reduced-motion: reduce)");
const coarse = media("(pointer: coarse)");

let systemIsDark = $state(darkSystem?.matches ?? false);
let motionIsReduced = $state(lessMotion?.matches ?? false);
let isTouch = $state(coarse?.matches ?? false);
darkSystem?.addEventListener("change", (event) => (systemIsDark = event.matches));
lessMotion?.addEventListener("change", (event) => (motionIsReduced = event.matches));
coarse?.addEventListener("change", (event) => (isTouch = event.matches));

/** What follows from the settings and from the device. */
export const look = {
  get dark(): boolean {
    return settings.theme === "dark" || (settings.theme === "system" && systemIsDark);
  },
  get reducedMotion(): boolean {
    return motionIsReduced;
  },
  /** Milliseconds for which each move of others is shown. */
  get pace(): number {
    return PACES[settings.pace];
  },
  get confirm(): boolean {
    return settings.confirm === "always" || (settings.confirm === "touch" && isTouch);
  },
};

/** Keep the settings and show them; to be called once, inside a component. */
export function applySettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // see `kept`
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = look.dark ? "dark" : "light";
    root.dataset["palette"] = settings.palette;
    root.toggleAttribute("data-large", settings.large);
  });
}
