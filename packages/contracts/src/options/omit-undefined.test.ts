import { expect, it } from "vitest";
import { omitUndefined } from "./omit-undefined.js";

it("omits what is undefined, and keeps null, zero, false and empty text in their order", () => {
  const members = { a: undefined, b: null, c: 0, d: false, e: "", f: undefined };
  expect(Object.entries(omitUndefined(members))).toEqual([
    ["b", null],
    ["c", 0],
    ["d", false],
    ["e", ""],
  ]);
});

it("leaves the given object as it is", () => {
  const members = { a: undefined };
  omitUndefined(members);
  expect(Object.keys(members)).toEqual(["a"]);
});
