import { expect, test } from "vitest";
import { reachOf } from "./house";

test.each([
  ["127.0.0.1", "device"],
  ["localhost", "device"],
  ["192.168.1.20", "house"],
  ["10.0.0.3", "house"],
  ["172.20.0.4", "house"],
  ["172.40.0.4", "elsewhere"],
  ["klotz.local", "house"],
  ["klotz.example.org", "elsewhere"],
])("%s is for %s", (hostname, reach) => {
  expect(reachOf({ hostname })).toBe(reach);
});
