import { expect, it } from "vitest";
import { spans } from "./rules";

it("reads what rules are written in", () => {
  expect(spans("**Start.** Lay `starts=own` *here* now.")).toEqual([
    { kind: "strong", text: "Start." },
    { kind: "text", text: " Lay " },
    { kind: "code", text: "starts=own" },
    { kind: "text", text: " " },
    { kind: "em", text: "here" },
    { kind: "text", text: " now." },
  ]);
  expect(spans("plain <b>")).toEqual([{ kind: "text", text: "plain <b>" }]);
});
