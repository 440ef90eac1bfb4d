import { expect, it } from "vitest";
import { ShardSize } from "./shard-size.js";

/** The sizes of a round's shards, one cut after the other. */
function sizesOf(size: ShardSize, decisions: number, workers: number): number[] {
  const sizes: number[] = [];
  for (let left = decisions; left > 0; left -= sizes.at(-1) ?? 0)
    sizes.push(Math.min(left, size.next(left, workers)));
  return sizes;
}

it("begins small, grows to what takes the target time, and at most fourfold at once", () => {
  const size = new ShardSize({ targetSeconds: 3 });
  expect(size.next(10_000, 2)).toBe(8);
  size.measured(8, 0.08);
  expect(size.next(10_000, 2)).toBe(32);
  for (let shard = 0; shard < 20; shard++) size.measured(100, 1);
  expect(size.next(10_000, 2)).toBe(300);
});

it("cuts the last shards of a round smaller, but none to crumbs", () => {
  const size = new ShardSize({ targetSeconds: 3 });
  for (let shard = 0; shard < 20; shard++) size.measured(100, 1);
  expect(sizesOf(size, 1_000, 2)).toEqual([300, 300, 200, 100, 50, 38, 12]);
});

it("is at least one decision, however slow the model", () => {
  const size = new ShardSize({ targetSeconds: 3 });
  for (let shard = 0; shard < 20; shard++) size.measured(1, 60);
  expect(sizesOf(size, 3, 2)).toEqual([1, 1, 1]);
});
