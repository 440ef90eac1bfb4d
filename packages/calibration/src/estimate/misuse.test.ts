import { expect, it } from "vitest";
import type { Random } from "../testing/random.js";
import { coverage, drawPeople, populations } from "../testing/trial.js";
import type { Person } from "./person.js";
import { rectify } from "./rectify.js";

/** `pnpm bench calibration-misuse` and `pnpm bench calibration-clusters` print the long form. */
const trials = process.env.CONCORDAT_COVERAGE === undefined ? 150 : 2_000;
const options = { about: "these-people", isShare: true } as const;

function half() {
  const found = populations.find(({ name }) => name === "yes at 50 %");
  if (found === undefined) throw new Error("no population");
  return found;
}

/** Everybody's answers, of whom all are known. */
function known(random: Random) {
  const { people, mean: truth } = drawPeople(half(), { all: 300, answered: 300, correlation: 0.5 }, random);
  return { people, truth };
}

const hidden = (person: Person): Person => ({ ...person, real: null });

it("intervals miss the truth if who says yes answers twice as often", () => {
  const share = coverage(trials, 1, (random) => {
    const { people, truth } = known(random);
    const some = people.map((one) => (random.uniform() < (one.real === 1 ? 0.4 : 0.2) ? one : hidden(one)));
    return { ...rectify(some, options).interval, truth };
  });
  expect(share).toBeLessThan(0.4);
});

it("intervals miss the truth more often if answers are collected until one half is excluded", () => {
  const looked = (counts: readonly number[]): number =>
    coverage(trials, 2, (random) => {
      const { people, truth } = known(random);
      const intervals = counts.map(
        (count) =>
          rectify(
            people.map((one, at) => (at < count ? one : hidden(one))),
            options,
          ).interval,
      );
      const found = intervals.find(({ low, high }) => low > 0.5 || high < 0.5) ?? intervals.at(-1);
      return { low: 0, high: 0, ...found, truth };
    });
  expect(looked([120])).toBeGreaterThan(0.91);
  expect(looked([30, 40, 50, 60, 70, 80, 90, 100, 110, 120])).toBeLessThan(0.91);
});

it("groups that were drawn as a whole need the name of their column", () => {
  const drawn = (isNamed: boolean): number =>
    coverage(trials, 3, (random) => {
      const ofGroup = Array.from({ length: 40 }, () => random.normal());
      const all = ofGroup.flatMap((group, at) =>
        Array.from({ length: 10 }, (): Person => {
          const own = random.normal();
          const simulated = 0.5 * own + random.normal();
          return { real: 0.6 * group + 0.8 * own, simulated, weight: 1, inverseChance: 1, cluster: `${at}` };
        }),
      );
      const truth = all.reduce((sum, { real }) => sum + (real ?? 0), 0) / all.length;
      const people = all.map((one, at) => (at < 120 ? one : hidden(one)));
      const given = people.map(({ cluster, ...one }) => (isNamed ? { ...one, cluster: cluster ?? "" } : one));
      return { ...rectify(given, { about: "these-people", isShare: false }).interval, truth };
    });
  expect(drawn(false)).toBeLessThan(0.8);
  expect(drawn(true)).toBeGreaterThan(0.88);
});
