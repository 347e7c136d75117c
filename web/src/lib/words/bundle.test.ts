import { expect, it } from "vitest";
import { chooseLanguage } from "./languages";
import { filesOf, makeBundle } from "./bundle";

const file = (text: string) => () => Promise.resolve(text);

it("reads a language's own files, and English where there is none", async () => {
  const all = {
    "../words/en/page.ftl": file("page-a = English"),
    "../words/en/reasons.ftl": file("why = Because"),
    "../words/de/page.ftl": file("page-a = Deutsch"),
    "../words/sv/page.ftl": file("page-a = Svenska"),
  };
  const texts = await Promise.all(filesOf("de", all).map((load) => load()));
  expect(texts.sort()).toEqual(["page-a = Deutsch", "why = Because"]);
});

it("fills details in without marks around them", () => {
  const bundle = makeBundle("en", ["said = { $who } says hello"]);
  const pattern = bundle.getMessage("said")?.value;
  expect(pattern && bundle.formatPattern(pattern, { who: "Ann" })).toBe("Ann says hello");
});

it.each([
  [["de-AT", "en"], "de"],
  [["nn-NO"], "nb"],
  [["no"], "nb"],
  [["fr", "fi"], "fi"],
  [["fr"], "en"],
  [[], "en"],
])("speaks %j as %s", (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});

it("games of other packages add sentences and replace none of ours", () => {
  const bundle = makeBundle("en", ["ours = Ours"], "ours = Theirs\ntheirs = Theirs");
  const said = (key: string) => bundle.formatPattern(bundle.getMessage(key)?.value ?? "");
  expect([said("ours"), said("theirs")]).toEqual(["Ours", "Theirs"]);
});
