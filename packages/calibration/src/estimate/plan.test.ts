import { describe, expect, it } from "vitest";
import { Random } from "../testing/random.js";
import { drawPeople, populations } from "../testing/trial.js";
import { planOf } from "./plan.js";
import { rectify } from "./rectify.js";

/** The long form takes minutes; `pnpm bench calibration-plan` prints the whole table. */
const trials = process.env.CONCORDAT_COVERAGE === undefined ? 200 : 2_000;
const slack = 3 * Math.sqrt((0.8 * 0.2) / trials);

const shares = populations.filter(({ name }) => name === "yes at 30 %" || name === "scale 1 to 7");

describe.each(shares)("$name", (population) => {
  it.each([
    ["these-people", 0.7],
    ["people-like-them", 0.3],
  ] as const)(
    "about %s at a correlation of %d, the planned number is enough in 80 of 100 trials",
    (about, correlation) => {
      const random = new Random(17);
      const { isShare } = population;
      const halfWidth = isShare ? 0.07 : 0.2;
      let enough = 0;
      let planned = 0;
      for (let trial = 0; trial < trials; trial++) {
        const { people } = drawPeople(population, { all: 2_000, answered: 2_000, correlation }, random);
        const withAnswers = (n: number) =>
          people.map((person, at) => (at < n ? person : { ...person, real: null }));
        const pilot = withAnswers(80);
        const share = isShare ? rectify(pilot, { about, isShare }).estimate : null;
        const { answers } = planOf([pilot], { about, halfWidth, share });
        if (answers === null || answers <= 80) continue;
        planned++;
        const { low, high } = rectify(withAnswers(answers), { about, isShare }).interval;
        if ((high - low) / 2 <= halfWidth) enough++;
      }
      expect(planned).toBeGreaterThan(0.95 * trials);
      expect(enough / planned).toBeGreaterThanOrEqual(0.7 - slack);
      expect(enough / planned).toBeLessThanOrEqual(0.92 + slack);
    },
  );
});

it("asks for no more than all people, and says where not even they are enough", () => {
  const [, , population] = populations;
  if (population === undefined) throw new Error("no population");
  const { people } = drawPeople(population, { all: 200, answered: 60, correlation: 0.9 }, new Random(3));
  const plan = (about: "these-people" | "people-like-them") =>
    planOf([people], { about, halfWidth: 0.001, share: rectify(people, { about, isShare: true }).estimate });
  expect(plan("these-people").answers).toBeGreaterThan(190);
  expect(plan("these-people").answers).toBeLessThanOrEqual(200);
  expect(plan("people-like-them")).toEqual({ answers: null, low: null, high: null, alone: null });
});
