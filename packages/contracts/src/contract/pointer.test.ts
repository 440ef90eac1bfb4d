import { expect, it } from "vitest";
import { pointerTo, tokensOf } from "./pointer.js";

it.each([
  ["", []],
  ["/", [""]],
  ["/a/0", ["a", "0"]],
  ["/a~1b/~01", ["a/b", "~1"]],
])("writes and reads %j", (pointer, tokens) => {
  expect(pointerTo("", ...tokens)).toBe(pointer);
  expect(tokensOf(pointer)).toEqual(tokens);
});
