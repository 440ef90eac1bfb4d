import { expect, it } from "vitest";
import { ensembleSeed } from "./ensemble-seeds.js";

it("follows from the scenario's seed and the run's number alone, on every machine", () => {
  expect([1, 2, 3].map((run) => ensembleSeed(7, run))).toMatchInlineSnapshot(`
    [
      2567901496620699,
      296010811922436,
      1828848967485969,
    ]
  `);
  expect(ensembleSeed(8, 1)).not.toBe(ensembleSeed(7, 1));
});

it("is a seed that a scenario may have, and never the same for two runs", () => {
  const seeds = Array.from({ length: 2_000 }, (_, index) => ensembleSeed(7, index + 1));
  expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
  expect(new Set(seeds).size).toBe(2_000);
});
