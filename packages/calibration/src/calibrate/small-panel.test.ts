import type { CalibratedEstimate, CalibrationReport } from "@concordat/contracts/calibration-report";
import { expect, it } from "vitest";
import { renderCalibration } from "../page/calibration-page.js";
import { errorSentences } from "../page/error-words.js";
import { agentsIntervalSentence, movedSentence, roughSentence, worthSentence } from "../page/words.js";
import { panelQuestions, smallPanel } from "../testing/small-panel.js";
import { calibrate } from "./calibrate.js";
import type { CalibratedPerson } from "./calibrated-person.js";

const random = { how: "random" } as const;

function reportOf(options: Partial<Parameters<typeof calibrate>[0]> = {}): CalibrationReport {
  return calibrate({
    questions: panelQuestions,
    runs: [{ people: smallPanel() }],
    chosen: random,
    ...options,
  });
}

function estimateOf(report: CalibrationReport, option: string | null): CalibratedEstimate {
  const found = report.questions
    .flatMap(({ estimates }) => estimates)
    .find((estimate) => estimate.option === option);
  if (found === undefined) throw new Error("nothing was estimated");
  return found;
}

function expectInterval(
  found: { readonly low: number; readonly high: number },
  [low, high]: readonly [number, number],
): void {
  expect(found.low).toBeCloseTo(low, 9);
  expect(found.high).toBeCloseTo(high, 9);
}

// Computed once with SciPy 1.17.1 and statsmodels 0.15.0, from the cells as text, for an option o:
//   f, y = (agent == o), (person == o) of those who answered; n, N, t = 44, 60, stats.t.ppf(.975, 42)
//   stats.pearsonr(f, y).confidence_interval()
//   p = sm.OLS(y, sm.add_constant(f)).fit(cov_type="HC3", use_t=True).get_prediction([[1, f_all.mean()]])
//   size = y.var(ddof=1) / (p.se_mean[0] ** 2 * (1 - n / N)); low and high:
//   optimize.brentq(lambda q: abs(p.predicted_mean[0] - q) - t * (q * (1 - q) / size) ** .5, ...)
//   the error: f_all.mean() less the prediction, less high, less low
const facts = {
  yes: {
    correlation: [-0.6047601965925115, -0.0846313505003377],
    rectified: [0.47314868172453267, 0.6215411918463664],
    error: [-0.12154119184636636, 0.02685131827546733],
  },
  no: {
    correlation: [-0.48199315715409763, 0.0863965957941384],
    rectified: [0.2442376709573994, 0.3826179537760878],
    error: [-0.2659512871094212, -0.12757100429073273],
  },
  undecided: {
    correlation: [-0.45411317387873157, 0.1217135609074308],
    rectified: [0.10565589477921333, 0.21679615541276345],
    error: [0.1665371779205699, 0.27767743855412],
  },
} as const;

it("an opposite is stated only where the correlation's interval is below 0, which is at least as wide as SciPy's", () => {
  const report = reportOf();
  for (const option of ["no", "undecided"] as const) {
    const { fidelity, worth } = estimateOf(report, option);
    expectInterval(fidelity.correlation ?? { low: 0, high: 0 }, facts[option].correlation);
    expect(worth.verdict).toBe("nothing");
  }
  // Of "yes" the error of the influence function is the larger one; SciPy's interval is −0.6036 to −0.0864.
  const yes = estimateOf(report, "yes");
  expect(yes.fidelity.correlation?.low).toBeLessThan(-0.6036190908816692);
  expect(yes.fidelity.correlation?.high).toBeGreaterThan(-0.08641535084219197);
  expect(worthSentence(yes)).toBe(
    "The agents answer the opposite of their people (correlation −0.37, 95 % interval −0.60 to −0.08, all of it below 0). They add nothing.",
  );
  expect(worthSentence(estimateOf(report, "no"))).toBe(
    "No relation of the agents to their people is shown, so the agents add nothing (correlation −0.22, 95 % interval −0.48 to 0.09).",
  );
  expect(report.assumptions.warnings.find(({ code }) => code === "REVERSED")?.sentence).toBe(
    'support ("yes"): agents answer the opposite of their people: the whole 95 % interval of the correlation is below 0. Agents that are wrong in this way count as no further answers, although the rectified figure uses the relation, as it uses any that the real answers show.',
  );
});

it("an error of the agents is stated exactly where their figure is outside the rectified interval", () => {
  const report = reportOf();
  for (const option of ["yes", "no", "undecided"] as const) {
    const { rectified, fidelity } = estimateOf(report, option);
    expectInterval(rectified, facts[option].rectified);
    expectInterval(fidelity.error, facts[option].error);
  }
  expect(errorSentences(estimateOf(report, "undecided"))[0]).toBe(
    "Agents put “undecided” 23.0 percentage points (16.7 to 27.8) too high: their figure is 38.3 %, the rectified one 15.3 %.",
  );
  expect(errorSentences(estimateOf(report, "yes"))[0]).toBe(
    "That agents put “yes” too high or too low is not shown: their figure is 50.0 %, the rectified one 54.8 % (47.3 % to 62.2 %).",
  );
});

it("about people like them the error varies with the agents, too: S + (1 - b)² var(f) / N", () => {
  // trust with the 51 absent agents as the mean of the others, from the same cells:
  //   e = f_all.mean() - p.predicted_mean[0]; b = fit.params[1]
  //   e ± t * (p.se_mean[0] ** 2 + (1 - b) ** 2 * f_all.var(ddof=1) / N) ** .5
  const { fidelity } = estimateOf(reportOf({ about: "people-like-them" }), null);
  expectInterval(fidelity.error, [-1.5056180894895876, -0.7848383420456837]);
});

it("no interval of a bounded scale is outside it, and one from few agents is said to be rough", () => {
  const [support, trust] = reportOf().questions;
  // stats.t.interval(.95, 8, loc=2, scale=stats.sem([5, 1, 5, 1, 2, 1, 1, 1, 1])) is 0.669 to 3.331, cut at 1.
  const simulated = trust?.estimates[0]?.simulated;
  expect(simulated).toMatchObject({ estimate: 2, low: 1, n: 9 });
  expect(simulated?.high).toBeCloseTo(3.3313721082125154, 9);
  if (trust === undefined || support === undefined) throw new Error("nothing was estimated");
  expect(roughSentence(trust)).toBe(
    "The interval of the agents alone is rough: it is from only 9 agents, fewer than 30.",
  );
  expect(roughSentence(support)).toBeNull();
  // Nearly everybody says 5, so that Student's interval of the real answers would end at 5.03.
  const high = smallPanel().map((person, at) =>
    person.real === undefined ? person : { ...person, real: { ...person.real, trust: at === 0 ? 3 : 5 } },
  );
  for (const about of ["these-people", "people-like-them"] as const) {
    const { real, rectified } = estimateOf(reportOf({ runs: [{ people: high }], about }), null);
    for (const one of [real, rectified]) {
      expect(one.high).toBeLessThanOrEqual(5);
      expect(one.estimate).toBeLessThanOrEqual(5);
      expect(one.low).toBeLessThan(one.high);
    }
  }
});

it("a scale's chart ends where the scale does, and not at zero", () => {
  const report = reportOf();
  expect(report.questions.map(({ range }) => range)).toEqual([undefined, { least: 1, greatest: 5 }]);
  const chart = /mean: three estimates.*?<\/svg>/s.exec(renderCalibration(report))?.[0] ?? "";
  const marks = [...chart.matchAll(/<text[^>]*class="axis"[^>]*>([\d.]+)</g)].map(([, mark]) => Number(mark));
  expect(marks.length).toBeGreaterThan(1);
  expect(Math.min(...marks)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...marks)).toBeLessThanOrEqual(5);
});

it("a difference of two messages is not outside what the scale allows", () => {
  const said = (trust: (at: number) => number): CalibratedPerson[] =>
    smallPanel().map((person, at) =>
      person.real === undefined ? person : { ...person, real: { trust: trust(at) } },
    );
  const { differences } = reportOf({
    about: "people-like-them",
    questions: panelQuestions.slice(1),
    runs: [
      { message: "a", people: said((at) => (at === 0 ? 2 : 1)) },
      { message: "b", people: said((at) => (at === 1 ? 4 : 5)) },
    ],
  });
  const [one] = differences;
  // Student's interval, 3.9545 ± 2.0167 * 0.0318, would end at 4.0186.
  expect(one?.real.high).toBe(4);
  expect(one?.rectified.high).toBeLessThanOrEqual(4);
});

it("agents alone have no interval if all agents of these people answered, and otherwise it is said of what", () => {
  const report = reportOf();
  const [support, trust] = report.questions;
  if (trust === undefined || support === undefined) throw new Error("nothing was estimated");
  for (const { simulated } of support.estimates)
    expect([simulated.low, simulated.high]).toEqual([simulated.estimate, simulated.estimate]);
  expect(agentsIntervalSentence([support])).toBe(
    "“Agents alone” is exactly what these agents say: an interval of it would say nothing about people.",
  );
  expect(agentsIntervalSentence([trust])).toBe(
    "Where “agents alone” has an interval, it is about other draws of agents like these, and says nothing about people.",
  );
  const alike = estimateOf(reportOf({ about: "people-like-them" }), "yes").simulated;
  expect(alike.low).toBeLessThan(alike.high);
  const page = renderCalibration(report);
  expect(page).toContain("it is about other draws of agents like these");
  expect(page).toContain("an interval of it would say nothing about people");
  expect(page).toContain("fewer than 30.");
});

it("says why a rectified figure moves although the agents add nothing", () => {
  const report = reportOf();
  const sentence = movedSentence(report.questions);
  expect(sentence).toMatch(/^Rectified figures move even where agents add nothing: /);
  expect(renderCalibration(report)).toContain("move even where agents add nothing");
  const all = smallPanel().map((person, at) => ({
    ...person,
    real: { support: at % 2 === 0 ? "yes" : "no" },
  }));
  expect(movedSentence(reportOf({ runs: [{ people: all }] }).questions)).toBeNull();
});

it("a share that all of these people answered is exact, even if few said yes", () => {
  const people = smallPanel().map((person, at) => ({
    ...person,
    real: { support: at < 3 ? "yes" : "no" },
  }));
  const { real } = estimateOf(reportOf({ runs: [{ people }] }), "yes");
  expect([real.low, real.high]).toEqual([0.05, 0.05]);
});

it("a question without a column is skipped as one", () => {
  const people = smallPanel().map(({ real, ...person }) =>
    real === undefined ? person : { ...person, real: { trust: real.trust ?? 1 } },
  );
  const questions = panelQuestions.map((one) => ({ ...one, hasColumn: one.question.id !== "support" }));
  expect(reportOf({ questions, runs: [{ people }] }).skipped.map(({ sentence }) => sentence)).toEqual([
    "support: the table of real answers has no column for it.",
  ]);
});

it("agents without an answer do not make the others look alike, and an error says who answered", () => {
  const trust = estimateOf(reportOf(), null);
  // np.var([5, 1, 5, 1, 1, 1], ddof=1) / np.var([5, 4, 4, 2, 3, 5], ddof=1): the six agents whose people answered
  expect(trust.fidelity.variance_ratio).toBeCloseTo(3.1219512195121957, 9);
  expect(errorSentences(trust)).toEqual([
    "Agents put the mean 1.15 (0.97 to 1.32) too low: the figure of the 9 of 60 who answered is 2.00, the rectified one 3.15.",
  ]);
});

it("a verdict is that of the correlation which is reported", () => {
  // A quarter of the agents have no answer; what is reported is the correlation of the others.
  const people = smallPanel().map((person, at) =>
    at % 4 === 1 ? { ...person, simulated: { support: { answer: null, odds: null } } } : person,
  );
  for (const { worth, fidelity } of reportOf({ runs: [{ people }] }).questions[0]?.estimates ?? []) {
    const { low = 0, high = 0 } = fidelity.correlation ?? {};
    expect(worth.verdict === "reversed").toBe(high < 0);
    expect(worth.verdict === "adds" && low <= 0).toBe(false);
  }
});
