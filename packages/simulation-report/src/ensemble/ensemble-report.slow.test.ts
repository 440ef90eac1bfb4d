import { join } from "node:path";
import { meanInterval } from "@concordat/simulation";
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
import { type EnsembleReport, renderEnsemble } from "../index.js";
import { ensembleOf, measured, rumourRuns } from "../testing/played-ensembles.js";
import { type PlayedRun, streetRun, surveyedRun } from "../testing/played-runs.js";
import { steady } from "../testing/steady.js";

let runs: PlayedRun[];
let report: EnsembleReport;
beforeAll(async () => {
  runs = await rumourRuns([7, 8, 9, 10]);
  report = steady(await ensembleOf(runs));
});

describe("the report of an ensemble", () => {
  it("is as kept", async () => {
    await expect(renderEnsemble(report)).toMatchFileSnapshot(
      join(import.meta.dirname, "../golden/ensemble.html"),
    );
  });

  it("has the means and intervals of what measureRun measures", async () => {
    const values = (await measured(runs)).map(
      (run) =>
        run.values.find(({ measure, segment }) => measure === "reshare_rate" && segment === "commuters")
          ?.value ?? null,
    );
    expect(report.measures).toContainEqual({
      measure: "reshare_rate",
      segment: "commuters",
      basis: "counted",
      ...meanInterval(values),
      least: Math.min(...values.map(Number)),
      greatest: Math.max(...values.map(Number)),
    });
  });

  it("shows no number that is not in the data", () => {
    const known = numbersOf(report);
    const { asked, by_rule, invalid, failed } = report.totals;
    const others = [asked + by_rule, invalid + failed, 0, 1, 95, 100];
    for (const number of numbersOf(others)) known.add(number);
    const shown = numbersShown(renderEnsemble(report)).filter((number) => !known.has(number));
    expect([...new Set(shown)]).toEqual([]);
  });

  it("has the answers to surveys on average, and their shifts, each with its interval", async () => {
    const asked = [await surveyedRun(), await surveyedRun({ seed: 8 }), await surveyedRun({ seed: 9 })];
    const surveyed = steady(await ensembleOf(asked));
    const html = renderEnsemble(surveyed);
    await expect(html).toMatchFileSnapshot(join(import.meta.dirname, "../golden/surveyed-ensemble.html"));
    expect(surveyed.questions.map(({ question }) => question.id)).toEqual([
      "support",
      "trust",
      "trips",
      "worry",
    ]);
    const ofRuns = await measured(asked);
    for (const { survey, question, askings } of surveyed.questions)
      for (const { round, asked: sum } of askings)
        expect(sum).toBe(
          ofRuns
            .flatMap(({ answers }) => answers)
            .filter((one) => one.survey === survey && one.question.id === question.id)
            .filter((one) => one.segment === null && one.round === round)
            .reduce((total, one) => total + one.asked, 0),
        );
    const shift = surveyed.measures.find(
      ({ measure, segment }) => measure === "answer_mean_shift" && segment === null,
    );
    expect(shift?.runs).toBe(3);
    expect(html).toContain("<caption>Question 2: shift from round 0 to after the last round</caption>");
    // Measures of answers are listed with their questions only.
    expect(html.split(`<h2 id="surveys">`)[0]).not.toContain("to support, ");
    if (chromiumPath === undefined) return;
    const browser = await launchChromium();
    expect(await pageProblems(browser, html)).toEqual([]);
    expect(await pageProblems(browser, renderEnsemble(withTexts(surveyed, hostileTexts.join(" "))))).toEqual(
      [],
    );
    await browser.close();
  }, 300_000);

  it("averages nothing until all runs are complete, and says so first", async () => {
    const street = await streetRun();
    const part = await streetRun({ seed: 8, limits: { maxRequests: 20 } });
    const some = await ensembleOf([street, part, null]);
    const html = renderEnsemble(some);
    expect(some).toMatchObject({ complete: 1, measures: [], rounds: [] });
    expect(some.runs.map(({ rounds }) => rounds)).toEqual([4, expect.any(Number), 0]);
    expect(html).toContain("Nothing is averaged until all runs are complete");
    expect(html).toContain("1 of 3 runs of 12 agents and 4 rounds is complete.");
    expect(html).not.toContain("95 % interval");
  });

  it("of one run has no intervals, and says so", async () => {
    const html = renderEnsemble(await ensembleOf(runs.slice(0, 1)));
    expect(html).toContain("A single run has no interval");
    expect(html).not.toMatch(/fill-opacity/);
  });

  it("keeps texts of others text, in a browser, too", async ({ skip }) => {
    const hostile = renderEnsemble(withTexts(report, hostileTexts.join(" ")));
    const tags = (html: string): string[] => html.match(/<[a-z/!][^>\s]*/gi) ?? [];
    expect(tags(hostile)).toEqual(tags(renderEnsemble(withTexts(report, "x".repeat(400)))));
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const browser = await launchChromium();
    for (const html of [renderEnsemble(report), hostile])
      expect(await pageProblems(browser, html)).toEqual([]);
    await browser.close();
  }, 300_000);
});
