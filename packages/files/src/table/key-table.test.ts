import { expect, it } from "vitest";
import { KeyTable } from "../index.js";

it("numbers keys in the order in which they come, and knows each again, beyond its first size", () => {
  const table = new KeyTable();
  const keys = Array.from({ length: 5_000 }, (_, index) => `key ${index}`);
  expect(keys.map((key) => table.add(key))).toEqual(keys.map((_, number) => ({ number, isNew: true })));
  expect(keys.map((key) => table.add(key))).toEqual(keys.map((_, number) => ({ number, isNew: false })));
  expect([table.size, table.get("key 4999"), table.get("key 5000")]).toEqual([5_000, 4_999, null]);
});
