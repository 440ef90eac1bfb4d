import { expect, it } from "vitest";
import { parsePointer, pointerTo } from "./pointer.js";

it.each([
  ["", []],
  ["/", [""]],
  ["/a/0", ["a", "0"]],
  ["/a~1b/~01", ["a/b", "~1"]],
])("writes and reads %j", (pointer, tokens) => {
  expect(pointerTo("", ...tokens)).toBe(pointer);
  expect(parsePointer(pointer)).toEqual(tokens);
});
