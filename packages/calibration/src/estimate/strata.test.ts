import { expect, it } from "vitest";
import { inverseChances } from "../calibrate/inverse-chances.js";
import type { Random } from "../testing/random.js";
import { coverage } from "../testing/trial.js";
import type { Person } from "./person.js";
import { rectify } from "./rectify.js";

const sizes = [
  { all: 200, answered: 180 },
  { all: 200, answered: 20 },
];

/** People of two groups. Nearly all of the first answered, and few of the second. */
function drawn(random: Random): { readonly people: Person[]; readonly truth: number } {
  const all = sizes.flatMap(({ all, answered }, group) =>
    Array.from({ length: all }, (_, at) => {
      const value = random.normal();
      return { group, value, isAnswered: at < answered, agent: value + random.normal() };
    }),
  );
  const chances = inverseChances(
    all.map(({ group, isAnswered }, at) => ({
      ...{ id: String(at), simulated: {}, columns: { group } },
      ...(isAnswered ? { real: { q: 1 } } : {}),
    })),
    ({ real }) => real !== undefined,
    { how: "column", column: "group" },
  );
  const people = all.map(({ value, isAnswered, agent }, at) => ({
    ...{ real: isAnswered ? value : null, simulated: agent, weight: 1, inverseChance: chances[at] ?? 1 },
  }));
  return { people, truth: all.reduce((sum, { value }) => sum + value, 0) / all.length };
}

it("where few of one group answered and nearly all of another, intervals hold, too", () => {
  const trials = 300;
  const share = coverage(trials, 12, (random) => {
    const { people, truth } = drawn(random);
    return { ...rectify(people, { about: "these-people", isShare: false }).interval, truth };
  });
  // With the part that answered of all people, instead of that of each group, intervals are a fifth narrower.
  expect(share).toBeGreaterThanOrEqual(0.95 - 3 * Math.sqrt((0.95 * 0.05) / trials));
});
