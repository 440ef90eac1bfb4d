import { describe, expect, it } from "vitest";
import { DuplicateKeyTracker } from "./duplicate-key-tracker.js";

describe("the names that an object has while it is written", () => {
  it.each<[written: string, next: string, repeats: boolean]>([
    ['{"a":1,"a', '"', true],
    ['{"a":1,"a', '":', true],
    ['{"a":1,"a', 'b":', false],
    ['{"a":1,', '"a":', true],
    ['{"a":1', ',"a":', false],
    ['{"":1,"', '"', true],
    ['{"a":{"b":1},"b', '"', false],
    ['{"a":{"b":1},"a', '"', true],
    ['{"a":[{"a":1},{', '"a"', false],
    ['{"a":"a', '"', false],
    ['{"a":["x","a', '"', false],
    ['{"a\\"":1,"a', '\\"', false],
    ['{"a\\"":1,"a\\', '""', true],
    ['{"a":"},{\\",", "b":1,"b', '"', true],
    ['["a","a', '"', false],
    ["7", '"', false],
  ])("after %s, %s repeats one: %s", (written, next, repeats) => {
    const names = new DuplicateKeyTracker();
    names.push(written);
    expect(names.wouldRepeat(next)).toBe(repeats);
    // However the text is cut into pieces.
    const pieces = new DuplicateKeyTracker();
    for (const char of written) pieces.push(char);
    expect(pieces.wouldRepeat(next)).toBe(repeats);
  });
});
