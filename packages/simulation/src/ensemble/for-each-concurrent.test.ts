import { expect, it } from "vitest";
import { forEachConcurrent, shareOfLane } from "./for-each-concurrent.js";

it("gives each item to one lane, as many at a time as there are lanes", async () => {
  const seen: number[] = [];
  let under = 0;
  let most = 0;
  await forEachConcurrent([1, 2, 3, 4, 5], 2, async (item) => {
    most = Math.max(most, ++under);
    await Promise.resolve();
    seen.push(item);
    under--;
    return true;
  });
  expect([seen.sort(), most]).toEqual([[1, 2, 3, 4, 5], 2]);
});

it("begins nothing more once an item stopped, and lets the others come to an end", async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  let release = (): void => {};
  const second = new Promise<void>((resolve) => {
    release = resolve;
  });
  const all = forEachConcurrent([1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    if (item === 1) await second;
    ended.push(item);
    if (item === 2) release();
    return item !== 2;
  });
  await all;
  expect([begun, ended]).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it("throws what was thrown first, after all lanes have come to an end", async () => {
  const ended: number[] = [];
  const failed = forEachConcurrent([1, 2, 3], 2, async (item) => {
    if (item === 1) throw new Error("the disk is gone");
    await Promise.resolve();
    ended.push(item);
    return true;
  });
  await expect(failed).rejects.toThrow("the disk is gone");
  expect(ended).toEqual([2]);
});

it.each([
  [4, 4, [1, 1, 1, 1]],
  [8, 3, [3, 3, 2]],
  [1, 1, [1]],
])("divides %d among %d lanes", (whole, lanes, shares) => {
  expect(shares.map((_, lane) => shareOfLane(whole, lanes, lane))).toEqual(shares);
});
