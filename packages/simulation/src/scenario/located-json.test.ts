import { expect, it } from "vitest";
import { locatedJson } from "./located-json.js";

it("reads a string of any length", () => {
  const text = "y".repeat(12_000_000);
  expect(locatedJson("feed.json", JSON.stringify([{ text }]))).toMatchObject({ value: [{ text }] });
});

it("does not take brackets within strings for nesting", () => {
  const text = `${"[".repeat(2_000)}\\"{\\`;
  expect(locatedJson("feed.json", JSON.stringify([text]))).toMatchObject({ value: [text] });
});

it("refuses what is nested too deeply, and says where", () => {
  expect(locatedJson("feed.json", `\n${"[".repeat(1_001)}`)).toEqual({
    place: "feed.json:2",
    path: "",
    message: "is nested more than 1000 levels deep",
  });
});
