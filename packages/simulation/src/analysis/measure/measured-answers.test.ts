import { simulationComparison } from "@concordat/contracts/simulation-comparison";
import { expect, it } from "vitest";
import { compareRuns, createMemoryLedger, type MeasuredRun, measureRun, simulate } from "../../index.js";
import { answering, askingModel } from "../../testing/asking.js";
import { answeredBySeed, decidedBySeed, surveyedScenario } from "../../testing/survey-scenario.js";

type Answers = Readonly<Record<string, string | number | null>>;

/** Measures a run in which these answers are given, by round, agent and question; others follow from the seed. */
async function measured(given: Answers, { seed = 1, bySegment = false } = {}): Promise<MeasuredRun> {
  const model = askingModel(decidedBySeed, {
    ...answering((put) => {
      const said = given[`${put.round} ${put.agent.id} ${put.question.id}`];
      return said === null ? { fails: "UNREADABLE" } : (said ?? answeredBySeed(put));
    }),
  });
  const scenario = surveyedScenario({ seed });
  const ledger = createMemoryLedger();
  await simulate({ scenario, model, ledger });
  return measureRun({ scenario, ledger, bySegment });
}

const support: Answers = {
  ...{ "0 ada support": "yes", "0 bo support": "no", "0 cy support": "no", "0 di support": null },
  ...{ "3 ada support": "yes", "3 bo support": "yes", "3 cy support": null, "3 di support": "yes" },
};
const trust: Answers = {
  ...{ "0 ada trust": 1, "0 bo trust": 2, "0 cy trust": 3, "0 di trust": null },
  ...{ "3 ada trust": 7, "3 bo trust": 4, "3 cy trust": null, "3 di trust": 1 },
};

it("counts each answer, over valid ones, and those that failed apart", async () => {
  const { answers } = await measured({ ...support, ...trust });
  const of = (question: string, round: number) =>
    answers.find((one) => one.question.id === question && one.round === round && one.segment === null);
  expect(of("support", 0)).toMatchObject({
    survey: "opinion",
    asked: 4,
    valid: 3,
    invalid: 0,
    failed: 1,
    mean: null,
  });
  expect(of("support", 0)?.distribution).toEqual([
    { answer: "yes", count: 1, share: 1 / 3 },
    { answer: "no", count: 2, share: 2 / 3 },
    { answer: "undecided", count: 0, share: 0 },
  ]);
  expect(of("trust", 0)).toMatchObject({ mean: 2, asked: 4, valid: 3 });
  expect(of("trust", 0)?.distribution.map(({ count }) => count)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  expect(of("trips", 3)?.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  expect(of("worry", 0)).toMatchObject({ asked: 4, valid: 4, distribution: [], mean: null });
});

it("gives shares and means of each asking, and shifts over the agents who answered both times", async () => {
  const { values } = await measured({ ...support, ...trust });
  const value = (measure: string, question: string, answer: string | null, round: number) =>
    values.find(
      (one) =>
        one.measure === measure &&
        one.survey?.question === question &&
        one.survey.answer === answer &&
        one.survey.round === round,
    )?.value;
  expect(value("answer_share", "support", "yes", 3)).toBe(1);
  expect(value("answer_mean", "trust", null, 3)).toBe(4);
  // Ada and bo answered both times: from one of two to both, and from 1.5 to 5.5.
  expect(value("answer_share_shift", "support", "yes", 3)).toBe(0.5);
  expect(value("answer_share_shift", "support", "no", 3)).toBe(-0.5);
  expect(value("answer_mean_shift", "trust", null, 3)).toBe(4);
  // Only bo is asked in between.
  expect(value("answer_mean_shift", "trust", null, 1)).toBeTypeOf("number");
  expect(values.filter(({ survey }) => survey?.question === "worry")).toEqual([]);
});

it("has no share and no mean where nobody answered, rather than 0", async () => {
  const nobody = Object.fromEntries(
    ["ada", "bo", "cy", "di"].flatMap((agent) => [
      [`3 ${agent} support`, null],
      [`3 ${agent} trust`, null],
    ]),
  );
  const { answers, values } = await measured(nobody);
  const last = answers.find(({ question, round }) => question.id === "support" && round === 3);
  expect(last?.distribution.map(({ count, share }) => [count, share])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  const about = values.filter(({ survey }) => survey?.round === 3 && survey.question !== "trips");
  expect(about.length).toBeGreaterThan(6);
  expect(about.filter(({ value }) => value !== null)).toEqual([]);
});

it("measures the answers of each segment", async () => {
  const { answers } = await measured({ "0 bo support": "no" }, { bySegment: true });
  const commuters = answers.filter(
    ({ segment, question }) => segment === "commuters" && question.id === "support",
  );
  expect(commuters.map(({ round, asked }) => [round, asked])).toEqual([
    [0, 1],
    [1, 1],
    [3, 1],
  ]);
  expect(commuters[0]?.distribution[1]).toEqual({ answer: "no", count: 1, share: 1 });
});

it("compares what changed in two simulations, with an interval, as a family of its own", async () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const all = (said: number): Answers =>
    Object.fromEntries(["ada", "bo", "cy", "di"].map((agent) => [`3 ${agent} trust`, said]));
  const a = await Promise.all(seeds.map((seed) => measured(all(2), { seed })));
  const b = await Promise.all(
    seeds.map((seed) => measured({ ...all(6), "3 ada trust": seed % 2 === 0 ? 5 : 6 }, { seed })),
  );
  const comparison = compareRuns({ a, b });
  expect(simulationComparison.validate(comparison)).toEqual([]);
  const shift = comparison.results.find(
    ({ measure, survey }) =>
      measure === "answer_mean_shift" && survey?.question === "trust" && survey.round === 3,
  );
  expect(shift).toMatchObject({
    family: "surveys",
    unit: "points",
    survey: { name: "opinion", since: 0, answer: null },
    verdict: "higher",
  });
  expect(shift?.low).toBeLessThan(shift?.difference ?? 0);
  expect(shift?.difference).toBeCloseTo(4 - 0.125, 9);
  const reach = comparison.results.find(({ measure }) => measure === "reach");
  expect(reach).not.toHaveProperty("survey");
});
