import { vi } from "vitest";

// A property that draws other cases in each run occasionally fails for a contributor whose change is
// unrelated. The tests of every package therefore draw the same cases each time. `PROPERTY_SEED=random` draws
// others, for a search by hand; `PROPERTY_SEED=<number>` repeats a search. The mock is made only where a test
// file imports fast-check.
vi.mock("fast-check", async (importOriginal) => {
  const original = await importOriginal();
  const seed = process.env.PROPERTY_SEED ?? "20261123";
  if (seed !== "random") original.default.configureGlobal({ seed: Number(seed) });
  return original;
});
