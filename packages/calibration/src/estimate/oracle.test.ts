import { describe, expect, it } from "vitest";
import { studentPValue } from "../selection/student-p-value.js";
import { cases, facts } from "../testing/cases.js";
import { fromColumns } from "./columns-alone.js";
import { correlationOf } from "./correlation.js";
import { studentQuantile, wilsonInterval } from "./interval.js";
import { answeredOf, type Person } from "./person.js";
import { rectifiedMean } from "./rectified-mean.js";
import { varianceAbout } from "./rectify.js";

const equal = { weight: 1, inverseChance: 1 };

describe.each(cases.map(({ name, people }, at) => ({ name, people, fact: facts[at] })))(
  "$name: equal to 1e-9",
  ({ people: drawn, fact }) => {
    const people: Person[] = drawn.map((person) => ({ ...person, ...equal }));
    const answered = answeredOf(people);
    const found = rectifiedMean(people, answered);

    it("the slope and the estimate are those of statsmodels' regression", () => {
      expect(found.slope).toBeCloseTo(fact?.slope ?? Number.NaN, 9);
      expect(found.estimate).toBeCloseTo(fact?.estimate ?? Number.NaN, 9);
    });

    it("the estimate is that of ppi-python at the same weight of the agents", () => {
      expect(found.estimate).toBeCloseTo(fact?.ppi ?? Number.NaN, 9);
    });

    it("the standard error and the interval are those of statsmodels with HC3", () => {
      expect(Math.sqrt(found.sample.variance)).toBeCloseTo(fact?.error ?? Number.NaN, 9);
      const half = studentQuantile(answered.length - 2) * Math.sqrt(found.sample.variance);
      expect(found.estimate - half).toBeCloseTo(fact?.low ?? Number.NaN, 9);
      expect(found.estimate + half).toBeCloseTo(fact?.high ?? Number.NaN, 9);
    });

    it("about people like them it has the variance of the agents' mean in addition", () => {
      const added = ((fact?.slope ?? 0) ** 2 * (fact?.variance_all ?? 0)) / people.length;
      expect(varianceAbout("people-like-them", people, found).variance).toBeCloseTo(
        (fact?.error ?? 0) ** 2 + added,
        9,
      );
    });

    it("with weights it is statsmodels' weighted regression, and the error is HC3, too", () => {
      const weighted: Person[] = drawn.map((person) => ({ ...person, inverseChance: 1 }));
      const prediction = rectifiedMean(weighted, answeredOf(weighted));
      expect(prediction.slope).toBeCloseTo(fact?.weighted_slope ?? Number.NaN, 9);
      expect(prediction.estimate).toBeCloseTo(fact?.weighted_estimate ?? Number.NaN, 9);
      expect(Math.sqrt(prediction.sample.variance)).toBeCloseTo(fact?.weighted_error ?? Number.NaN, 9);
      const alone = rectifiedMean(weighted, answeredOf(weighted), 0);
      expect(alone.estimate).toBeCloseTo(fact?.weighted_alone ?? Number.NaN, 9);
      expect(Math.sqrt(alone.sample.variance)).toBeCloseTo(fact?.weighted_alone_error ?? Number.NaN, 9);
    });

    it("with groups that were drawn as a whole, the error is what leaving out each group changes in statsmodels", () => {
      const group = (at: number) => ({ cluster: String(Math.floor(at / 4)), inverseChance: 1 });
      const grouped: Person[] = drawn.map((person, at) => ({ ...person, ...group(at), weight: 1 }));
      const error = Math.sqrt(rectifiedMean(grouped, answeredOf(grouped)).sample.variance);
      expect(error).toBeCloseTo(fact?.clustered_error ?? Number.NaN, 9);
      // CR1, which statsmodels has itself, is too small with few groups.
      expect(error).toBeGreaterThan(fact?.clustered_cr1_error ?? Number.NaN);
      const weighted: Person[] = drawn.map((person, at) => ({ ...person, ...group(at) }));
      expect(Math.sqrt(rectifiedMean(weighted, answeredOf(weighted)).sample.variance)).toBeCloseTo(
        fact?.clustered_weighted_error ?? Number.NaN,
        9,
      );
    });

    it("groups of one are people who were drawn one by one", () => {
      const alone = people.map((person, at) => ({ ...person, cluster: String(at) }));
      for (const fixed of [null, 0])
        expect(rectifiedMean(alone, answeredOf(alone), fixed).sample.variance).toBeCloseTo(
          rectifiedMean(people, answered, fixed).sample.variance,
          12,
        );
    });

    it("a regression on columns, with agents and without, is statsmodels' OLS with HC3", () => {
      const columns = [people.map((_, at) => at % 7), people.map((_, at) => (at * at) % 11)];
      const agents = people.map(({ simulated }) => simulated);
      // An interval about exactly these people has the finite population correction.
      const open = Math.sqrt(1 - answered.length / people.length);
      for (const [name, used] of [
        ["columns", columns],
        ["both", [...columns, agents]],
      ] as const) {
        const found = fromColumns(people, used, { about: "these-people", isShare: false });
        expect(found?.estimate).toBeCloseTo(fact?.[`${name}_estimate`] ?? Number.NaN, 9);
        expect((found?.error ?? 0) / open).toBeCloseTo(fact?.[`${name}_error`] ?? Number.NaN, 9);
      }
    });

    it("correlation, Wilson's interval and Student's test are SciPy's and statsmodels'", () => {
      expect(correlationOf(answered)?.estimate).toBeCloseTo(fact?.correlation ?? Number.NaN, 9);
      const yes = answered.slice(0, 40).filter(({ real }) => Math.round(real) >= 1).length;
      const { low, high } = wilsonInterval(yes / 40, 40);
      expect(low).toBeCloseTo(fact?.wilson[0] ?? Number.NaN, 9);
      expect(high).toBeCloseTo(fact?.wilson[1] ?? Number.NaN, 9);
      const others = people.filter(({ real }) => real === null).map(({ simulated }) => simulated);
      expect(
        studentPValue(
          answered.map(({ simulated }) => simulated),
          others,
        ),
      ).toBeCloseTo(fact?.student ?? Number.NaN, 9);
    });
  },
);
