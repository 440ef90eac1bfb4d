import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { encodeRandomModel, randomModel } from "./index.js";

it("is a GGUF of version 3", () => {
  const bytes = encodeRandomModel();
  expect([bytes.toString("latin1", 0, 4), bytes.readUInt32LE(4)]).toEqual(["GGUF", 3]);
});

it("has the same bytes for the same seed, and others for another", () => {
  const [first, again, other] = [encodeRandomModel(1), encodeRandomModel(1), encodeRandomModel(2)];
  expect(first.equals(again)).toBe(true);
  expect(first.equals(other)).toBe(false);
});

it("is written once and found again", async () => {
  const path = await randomModel();
  expect(await randomModel()).toBe(path);
  expect((await readFile(path)).equals(encodeRandomModel())).toBe(true);
});
