import { expect, it } from "vitest";
import { duration, packingProgress } from "./packing-progress.mjs";

/** What is written while pieces of output arrive, each after some seconds. */
function written(isTTY, ...pieces) {
  let ms = 0;
  const texts = [];
  const progress = packingProgress({ write: (text) => texts.push(text), isTTY, builds: 31, now: () => ms });
  for (const [seconds, text] of pieces) {
    ms = seconds * 1_000;
    if (text === undefined) progress.tick();
    else progress.read(text);
  }
  progress.end("packed");
  return texts;
}

const pieces = [
  [1, "Progress: resolved 500, reused 490, downloaded 3, added 100\n"],
  [2, "Progress: resolved 500, reused 490, downloaded 9, added 200\n"],
  [17, undefined],
  [18, "• Running build in 36 packages\n@concordat/files:build: cache miss, executing 0123\n"],
  [34, "@concordat/parser:build: cache hit, replaying logs 0123\n"],
  [40, "packing 29 packages\n"],
];

it("names each step, and says four times a minute how far it is, where lines cannot be overwritten", () => {
  expect(written(false, ...pieces)).toEqual([
    "  installing what the clone needs: 100 of 500, 1 s\n",
    "  installing what the clone needs: 200 of 500, 17 s\n",
    "  building: 1 of 31, 18 s\n",
    "  building: 2 of 31, 34 s\n",
    "  packing 29 packages, 40 s\n",
    "packed after 40 s\n",
  ]);
});

it("overwrites its line on a terminal, once a second", () => {
  const texts = written(true, ...pieces);
  expect(texts).toHaveLength(7);
  expect(texts.every((text) => text.startsWith("\r\u001b[2K"))).toBe(true);
  expect(texts.slice(0, -1).join("")).not.toContain("\n");
});

it.each([
  [48_400, "48 s"],
  [125_000, "2 min 5 s"],
])("says %d ms as %s", (ms, text) => {
  expect(duration(ms)).toBe(text);
});
