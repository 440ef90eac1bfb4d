import { join } from "node:path";
import type { ComparedMeasure, SimulationComparison } from "@concordat/contracts/simulation-comparison";
import { escapeHtml } from "@concordat/report-kit";
import { compareRuns, meanInterval } from "@concordat/simulation";
import {
  chromiumPath,
  hostileTexts,
  launchChromium,
  numbersOf,
  numbersShown,
  pageProblems,
  withTexts,
} from "@concordat/testing/browser";
import { beforeAll, describe, expect, it } from "vitest";
import { differenceSentence, renderComparison } from "../index.js";
import { measured, rumourRuns } from "../testing/played-ensembles.js";
import { surveyedRun } from "../testing/played-runs.js";

const reshares: ComparedMeasure = {
  measure: "reshare_rate",
  family: "engagement",
  unit: "share",
  segment: null,
  values_a: [0.1, 0.12],
  values_b: [0.15, 0.16],
  runs_a: 20,
  runs_b: 20,
  mean_a: 0.11,
  mean_b: 0.155,
  difference: 0.045,
  low: 0.0185,
  high: 0.0715,
  p_value: 0.01,
  p_holm: 0.02,
  verdict: "higher",
  smallest_shown: 0.03,
  size: 0.011,
  runs_for_size: 25,
};
const reach: Partial<ComparedMeasure> = {
  measure: "reach",
  unit: "agents",
  mean_a: 200,
  mean_b: 180,
  difference: -20,
};
const none = {
  low: null,
  high: null,
  p_value: null,
  p_holm: null,
  smallest_shown: null,
  runs_for_size: null,
};

const sentences: readonly (readonly [of: Partial<ComparedMeasure>, sentence: string])[] = [
  [
    {},
    "Reshares per item shown: B is higher than A by 4.50 percentage points (A 11.0 %, B 15.5 %). With 95 % confidence, the true difference lies between +1.85 and +7.15 percentage points.",
  ],
  [
    { ...reach, verdict: "lower", low: -31, high: -9, segment: "commuters" },
    "Agents reached, of commuters: B is lower than A by 20 agents (A 200, B 180). With 95 % confidence, the true difference lies between −31 and −9 agents.",
  ],
  [
    { verdict: "not-told-apart", low: -0.01, high: 0.1 },
    "Reshares per item shown: A and B cannot be told apart (A 11.0 %, B 15.5 %). With 95 % confidence, the true difference lies between −1 and +10 percentage points. A difference of 3 percentage points would have been seen with 20 runs of each in four of five such comparisons.",
  ],
  [
    { verdict: "not-told-apart", smallest_shown: null },
    "Reshares per item shown: A and B cannot be told apart (A 11.0 %, B 15.5 %). With 95 % confidence, the true difference lies between +1.85 and +7.15 percentage points. That interval leaves 0 out, but among so many measures one does so by chance; corrected for that, the difference cannot be relied on.",
  ],
  [
    { ...none, verdict: "nothing-varies", difference: 0 },
    "Reshares per item shown: the same in A and B in all runs (11.0 %).",
  ],
  [
    { ...none, ...reach, verdict: "nothing-varies" },
    "Agents reached: B differs from A by −20 agents (A 200, B 180), by exactly as much in all runs. Where nothing varies, it cannot be judged what chance does.",
  ],
  [
    { ...none, ...reach, verdict: "too-few-runs" },
    "Agents reached: B differs from A by −20 agents (A 200, B 180), but with fewer than two runs on a side nothing can be said about chance: another seed gives another difference.",
  ],
  [
    { ...none, verdict: "too-few-runs", mean_b: null, difference: null },
    "Reshares per item shown: no difference can be computed (A 11.0 %, B –).",
  ],
];

it.each(sentences)("says of %j in a sentence what it means", (of, sentence) => {
  expect(differenceSentence({ ...reshares, ...of }, 4)).toBe(sentence);
});

describe("the report of a comparison", () => {
  let comparison: SimulationComparison;
  let single: SimulationComparison;
  beforeAll(async () => {
    const a = await measured(await rumourRuns([7, 8, 9, 10]));
    const b = await measured(await rumourRuns([7, 8, 9, 10], { probability: 0.2 }));
    comparison = compareRuns({ a, b });
    single = compareRuns({ a: a.slice(0, 1), b: b.slice(0, 1) });
  });

  it("is as kept", async () => {
    await expect(renderComparison(comparison)).toMatchFileSnapshot(
      join(import.meta.dirname, "../golden/comparison.html"),
    );
  });

  it("has a sentence for each measure, and what differs before what does not", () => {
    const html = renderComparison(comparison);
    for (const result of comparison.results)
      expect(html).toContain(differenceSentence(result, comparison.a.rounds).replaceAll("'", "&#39;"));
    expect(comparison.results.map(({ verdict }) => verdict)).toContain("higher");
    expect(html.indexOf("What differs</h3>")).toBeGreaterThan(0);
    expect(html.indexOf("What differs</h3>")).toBeLessThan(html.indexOf("What does not vary</h3>"));
  });

  it("shows no number that is not in the data", () => {
    const points = comparison.results.flatMap(({ difference, low, high, smallest_shown: smallest }) =>
      [difference, low, high, smallest].flatMap((value) => {
        if (value === null) return [];
        return [
          Math.abs(value),
          Math.abs(Number((value * 100).toPrecision(6))),
          Number((value * 100).toFixed(2)),
        ];
      }),
    );
    const ps = comparison.results.flatMap(({ p_holm: p }) => (p === null ? [] : [p.toFixed(3), "0.001"]));
    const known = numbersOf([comparison, points, ps]);
    const counts = comparison.results.map(({ values_a, values_b }) => values_a.length + values_b.length);
    const groups = ["higher", "lower", "not-told-apart", "nothing-varies"].map(
      (kind) =>
        comparison.results.filter(({ verdict, segment }) => segment !== null && verdict === kind).length,
    );
    const both = comparison.results.filter(
      ({ verdict, segment }) => segment !== null && (verdict === "higher" || verdict === "lower"),
    ).length;
    for (const number of numbersOf([...counts, ...groups, both, 8, 0, 95])) known.add(number);
    const shown = numbersShown(renderComparison(comparison)).filter((number) => !known.has(number));
    expect([...new Set(shown)]).toEqual([]);
  });

  it("shows what was answered in surveys on both sides, how it shifted, and says whether that differs", async () => {
    const a = await measured([await surveyedRun(), await surveyedRun({ seed: 8 })]);
    const b = await measured([await surveyedRun({ seed: 9 }), await surveyedRun({ seed: 10 })]);
    const surveyed = compareRuns({ a, b });
    const html = renderComparison(surveyed);
    const [, section = ""] = html.split('<h2 id="surveys">');
    const shifts = surveyed.results.filter(
      ({ survey, segment }) => segment === null && (survey?.since ?? null) !== null,
    );
    expect(shifts.length).toBeGreaterThan(3);
    for (const shift of shifts)
      expect(section).toContain(escapeHtml(differenceSentence(shift, surveyed.a.rounds)));
    const { interval, mean } = meanInterval(shifts[0]?.values_a ?? []);
    expect(section).toContain("Question 1: shift from round 0 to round 2");
    expect([mean === null, interval === null]).toEqual([false, false]);
    expect(html).not.toMatch(/NaN|undefined/);
    if (chromiumPath === undefined) return;
    const browser = await launchChromium();
    expect(await pageProblems(browser, html)).toEqual([]);
    await browser.close();
  }, 300_000);

  it("of single runs says first that nothing can be told apart", () => {
    const html = renderComparison(single);
    expect(html.indexOf("One side is a single run")).toBeLessThan(html.indexOf("<main>"));
    expect(html).toContain(
      "Nothing was found in which A and B surely differ. That is not the same as being equal.",
    );
    expect(html).not.toMatch(/B is (higher|lower)/);
  });

  it("keeps texts of others text, in a browser, too", async ({ skip }) => {
    const hostile = renderComparison(withTexts(comparison, hostileTexts.join(" ")));
    const tags = (html: string): string[] => html.match(/<[a-z/!][^>\s]*/gi) ?? [];
    expect(tags(hostile)).toEqual(tags(renderComparison(withTexts(comparison, "x".repeat(400)))));
    expect(hostile).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const browser = await launchChromium();
    for (const html of [renderComparison(comparison), renderComparison(single), hostile])
      expect(await pageProblems(browser, html)).toEqual([]);
    await browser.close();
  }, 300_000);
});
