import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { StudyReport } from "@concordat/contracts/study-report";
import { formatChange, formatNumber } from "@concordat/report-kit";
import { modelPolicies } from "@concordat/simulation";
import { readEnsembleFolder, readRunFolder, runFolderOf } from "@concordat/simulation/sqlite";
import { visitDecisions } from "@concordat/simulation-report";
import {
  chromiumPath,
  hostileTexts,
  launchChromium,
  numbersOf,
  numbersShown,
  pageProblems,
  withTexts,
} from "@concordat/testing/browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conductStudy, createStudyFolder, readStudy, renderHtml, type StudyFigures } from "../index.js";
import { studyModel } from "../testing/study-model.js";
import { example } from "../testing/study-place.js";

let folder: string;
let report: StudyReport;
let figures: StudyFigures;

// A study of three messages with surveys, of which some decisions come to nothing.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-study-page-"));
  const study = JSON.parse(await readFile(example, "utf8"));
  await writeFile(
    join(folder, "study.json"),
    JSON.stringify({
      ...study,
      scenario: relative(folder, join(dirname(example), "with-survey.json")),
      messages: [...study.messages, { name: "parking", text: "Market Street keeps its parking places." }],
      runs: 4,
    }),
  );
  const opened = await createStudyFolder(join(folder, "out"), await readStudy(join(folder, "study.json")));
  const client = studyModel({ silentEvery: 23 });
  const result = await conductStudy({
    study: opened,
    model: modelPolicies({ client, maxAttempts: 1 }),
    words: { client },
  });
  await opened.close();
  if (result.state !== "completed") throw new Error(result.pause.message);
  ({ report, figures } = result);
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

describe("the page of a study", () => {
  it("is as kept", async () => {
    await expect(renderHtml(report, figures)).toMatchFileSnapshot(
      join(import.meta.dirname, "../golden/study.html"),
    );
  });

  it("begins with the answer, says how sure it is and what it is worth before why, and ends with what was computed", () => {
    const headings = [...renderHtml(report, figures).matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id);
    const why = ["choices", "surveys", "advice", "analysis", "decisions", "lists", "facts"];
    expect(headings).toEqual(["answer", "sure", "worth", ...why]);
  });

  it("holds no number that was not computed: in its text, its tables, its charts and their names", () => {
    const shown = numbersShown(renderHtml(report, figures));
    const known = numbersOf([report, figures, ...written(report, figures)]);
    expect(shown.length).toBeGreaterThan(500);
    expect([...new Set(shown.filter((number) => !known.has(number)))]).toEqual([]);
  });

  it("draws each chart twice, with a name in words and a table in the same section", () => {
    const sections = renderHtml(report, figures).split("<section").slice(1);
    const withCharts = sections.filter((part) => part.includes("<figure>"));
    expect(withCharts.map((part) => /<h2 id="(\w+)"/.exec(part)?.[1])).toEqual([
      "answer",
      "choices",
      "surveys",
    ]);
    for (const part of withCharts) {
      expect(part).toContain("<table>");
      for (const [, chart = ""] of part.matchAll(/<figure>([\s\S]*?)<\/figure>/g))
        expect(chart.match(/<svg [^>]*role="img" aria-label="[^"]{20,}"/g)).toHaveLength(2);
    }
  });

  it("leads from every link to a place on the page, and from every list of decisions to a command", () => {
    const html = renderHtml(report, figures);
    const targets = new Set([...html.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to));
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect([...targets].filter((to) => !ids.has(to))).toEqual([]);
    const lists = [...ids].filter((id) => id?.startsWith("decisions-"));
    expect(lists.length).toBeGreaterThan(15);
    expect(lists.filter((id) => !targets.has(id))).toEqual([]);
    expect(html.match(/concordat simulate decisions messages\//g)).toHaveLength(lists.length);
  });

  it("has behind each number as many decisions as the command of its list gives", async () => {
    for (const { name, lists } of figures.messages) {
      const place = join(folder, "out/messages", name);
      const { ensemble } = await readEnsembleFolder(place);
      const counts = lists.map(() => 0);
      for (const run of ensemble.runs) {
        const { scenario, ledger, close } = await readRunFolder(runFolderOf({ folder: place }, run));
        for (const [index, { where }] of lists.entries())
          await visitDecisions({
            ...{ scenario, ledger, where },
            onDecision() {
              counts[index] = (counts[index] ?? 0) + 1;
            },
          });
        await close();
      }
      expect(lists.map(({ count }) => count)).toEqual(counts);
      for (const { count, first } of lists) expect(first).toHaveLength(Math.min(50, count));
    }
  });

  it("counts what came to nothing apart from what was scrolled past", () => {
    for (const { name, asked, valid, invalid, failed } of report.messages) {
      expect([valid + invalid + failed, failed > 0]).toEqual([asked, true]);
      const lists = figures.messages.find((one) => one.name === name)?.lists ?? [];
      const scrolled = lists.find(({ where }) => where.choice === "SCROLL");
      expect(scrolled?.first.map(({ state }) => state)).not.toContain("failed");
      expect(scrolled?.count).toBeGreaterThan(0);
    }
  });
});

/** What a page writes otherwise than as it is in the data. */
function written({ pairs }: StudyReport, { messages, questions }: StudyFigures): unknown[] {
  const differences = [
    ...pairs.flatMap(({ results }) =>
      results.flatMap(({ difference, low, high, size, smallest_shown }) => [
        ...[difference, low, high, size, smallest_shown],
      ]),
    ),
    ...questions.flatMap(({ measures }) =>
      measures.flatMap(({ messages: of, pairs: compared }) => [
        ...of.flatMap(({ mean, interval, values }) => [mean, interval?.low, interval?.high, ...values]),
        ...compared.flatMap(({ result: { difference, low, high } }) => [difference, low, high]),
      ]),
    ),
  ].filter((value) => typeof value === "number");
  return [
    // Differences with their signs, those of shares in percentage points.
    ...differences.flatMap((value) =>
      [value, Number((100 * value).toPrecision(3))].flatMap((one) => [
        formatChange(one),
        formatNumber(Math.abs(one)),
      ]),
    ),
    // The interval of a share is shown up to the limits of a share.
    ...messages.flatMap(({ means }) =>
      means.flatMap(({ interval }) =>
        interval === null || (interval.low >= 0 && interval.high <= 1) ? [] : [0, 1],
      ),
    ),
    // Questions are counted.
    ...questions.keys(),
  ];
}

describe("texts of others on the page of a study", () => {
  it.each(hostileTexts)("stay text: %j", (words) => {
    const html = renderHtml(saying(words, report), withTexts(figures, words));
    // Names of charts and tables hold the words as well, escaped: they are not compared.
    const tags = (page: string): string[] =>
      (page.match(/<[^>]*>/g) ?? []).map((tag) =>
        tag.replace(/aria-label="[^"]*"| (?:x|x1|x2|width|d|cx)="[^"]*"/g, ""),
      );
    const plain = "w".repeat([...words].length);
    expect(tags(html)).toEqual(tags(renderHtml(saying(plain, report), withTexts(figures, plain))));
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\0]/);
    expect(html).not.toMatch(/\b(src|href)="(?!#)|@import|url\(/);
  });
});

/** The same report with other words in place of all quoted ones: of messages, posts, agents and models. */
function saying(words: string, said: StudyReport): StudyReport {
  const { analysis, advice } = said;
  return {
    ...said,
    ...{ name: words, question: words, post: words, model: { id: words, digest: words } },
    messages: said.messages.map((message) => ({ ...message, text: words })),
    decisions: said.decisions.map((decision) => ({
      ...decision,
      agent: words,
      reason: words,
      choice: words,
    })),
    caveats: said.caveats.map(() => words),
    analysis:
      analysis.state === "made"
        ? { ...analysis, findings: [{ statement: words, evidence: [words] }], shortfalls: [words] }
        : { ...analysis, reason: words },
    advice:
      advice.state === "made"
        ? {
            ...advice,
            ...{ recommendation: words, rationale: words, shortfalls: [words] },
            points: advice.points.map((point) => ({ ...point, text: words })),
          }
        : { ...advice, reason: words },
  };
}

describe("the page of a study in a browser", () => {
  it("keeps the rules of accessibility and asks nothing of the network, on a phone, a desktop and paper, light and dark", async ({
    skip,
  }) => {
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const words = hostileTexts.join(" ");
    const pages = [
      renderHtml(report, figures),
      renderHtml(saying(words, report), withTexts(figures, words)),
      renderHtml(
        {
          ...report,
          analysis: { state: "not-made", reason: "x" },
          advice: { state: "not-made", reason: "x" },
        },
        { messages: [], questions: [] },
      ),
    ];
    const browser = await launchChromium();
    for (const html of pages) expect(await pageProblems(browser, html)).toEqual([]);
    await browser.close();
  }, 300_000);

  it("opens the decisions behind a number with the keyboard", async ({ skip }) => {
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.setContent(renderHtml(report, figures));
    const isOpen = (): Promise<unknown> =>
      page.evaluate("document.querySelector('#decisions-1').closest('details').open");
    expect(await isOpen()).toBe(false);
    await page.focus('a[href="#decisions-1"]');
    await page.keyboard.press("Enter");
    await expect.poll(isOpen, { timeout: 30_000 }).toBe(true);
    await browser.close();
  }, 120_000);
});
