/** Which language the page speaks, of those there are files for. */

export const LANGUAGES = ["en", "de", "sv", "da", "fi", "nb"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  sv: "Svenska",
  da: "Dansk",
  fi: "Suomi",
  nb: "Norsk bokmål",
};

/** The first wish that can be met. Norwegian has three codes, and all of its readers read Bokmål. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split("-")[0] ?? "";
    const known = code === "no" || code === "nn" ? "nb" : code;
    const found = LANGUAGES.find((language) => language === known);
    if (found) return found;
  }
  return "en";
}
