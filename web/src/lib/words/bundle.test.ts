import { expect, it } from "vitest";
import { chooseLanguage } from "./languages";
import { filesOf, makeBundle, partOf } from "./bundle";

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

it("knows what is said everywhere, and what only a part of the page says", () => {
  expect(["page.ftl", "refusals.ftl", "page-learn.ftl", "refusals-blokus.ftl"].map(partOf)).toEqual([
    null,
    null,
    "learn",
    "blokus",
  ]);
  const all = { "../words/en/page.ftl": file("a = A"), "../words/en/page-learn.ftl": file("b = B") };
  expect(filesOf("en", all, (name) => partOf(name) === null)).toHaveLength(1);
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
