import { describe, expect, it } from "vitest";
import { coverage, drawPeople, populations } from "../testing/trial.js";
import { rectify } from "./rectify.js";

/** The long form takes minutes; `pnpm bench calibration` prints the whole table. */
const trials = process.env.CONCORDAT_COVERAGE === undefined ? 300 : 4_000;
/** Three standard errors of a share of so many trials. */
const slack = 3 * Math.sqrt((0.95 * 0.05) / trials);

const people = populations.filter(({ name }) => name !== "lognormal amounts" && name !== "yes at 5 %");

describe.each(people)("$name, of 300 people", (population) => {
  it.each([
    ["these-people", 0],
    ["people-like-them", 0.7],
  ] as const)(
    "intervals about %s contain the truth in 95 of 100 trials at a correlation of %d",
    (about, correlation) => {
      const share = coverage(trials, 35, (random) => {
        const { people: drawn, mean } = drawPeople(
          population,
          { all: 300, answered: 60, correlation },
          random,
        );
        const { interval } = rectify(drawn, { about, isShare: population.isShare });
        return { ...interval, truth: about === "these-people" ? mean : population.truth };
      });
      expect(share).toBeGreaterThanOrEqual(0.935 - slack);
      expect(share).toBeLessThanOrEqual(0.965 + slack);
    },
  );
});

it("with few yes answers the interval is too wide rather than too narrow", () => {
  const [rare] = populations;
  if (rare === undefined) throw new Error("no population");
  const share = coverage(trials, 36, (random) => {
    const { people: drawn } = drawPeople(rare, { all: 300, answered: 60, correlation: 0.7 }, random);
    return { ...rectify(drawn, { about: "people-like-them", isShare: true }).interval, truth: rare.truth };
  });
  expect(share).toBeGreaterThanOrEqual(0.935 - slack);
});
