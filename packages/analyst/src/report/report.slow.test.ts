import { join } from "node:path";
import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import { chromiumPath, launchChromium, pageProblems } from "@concordat/testing/browser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileTexts, text } from "../testing/arbitraries.js";
import { renderHtml } from "./render-html.js";
import { renderMarkdown } from "./render-markdown.js";
import { reportImages } from "./report-charts.js";

const driver = (member: string | null, effect: number): AnalysisReport["drivers"][number] => ({
  ...{
    dimension: "series",
    member,
    measure: "count",
    value_a: 100,
    value_b: 100 + effect,
    effect,
    share_of_change: effect / 50,
    split: null,
  },
});

const finding: AnalysisReport["findings"][number] = {
  statement: "A rose.",
  confidence: 0.6,
  confidence_basis: "model",
  confidence_explanation: "Its own.",
  evidence: ["01-a.csv"],
};

const report: AnalysisReport = {
  title: "Why?",
  question: "Why?",
  summary: "It rose.",
  commentary: "A led.",
  measure: { name: "count", aggregate: "sum", chosen: "asked" },
  time: { column: "date", period_a: "2008", period_b: "2009", chosen: "asked" },
  total: { value_a: 1000, value_b: 1050, change: 50 },
  reading: [],
  value: null,
  ranking: [],
  trend: {
    grain: "year",
    points: [
      { period: "2006", value: 900, complete: true },
      { period: "2007", value: null, complete: true },
      { period: "2008", value: 1000, complete: true },
      { period: "2009", value: 1050, complete: true },
      { period: "2010", value: 400, complete: false },
    ],
  },
  findings: [finding],
  drivers: [driver("A", 60), driver(null, -10)],
  recommendations: [{ action: "Look.", priority: "high", rationale: "It led." }],
  csvs: [{ file: "01-a.csv", description: "by a", saved_by: "model", rows: 2 }],
  assumptions: ["The periods."],
  shortfalls: ["One CSV of 3."],
  iterations: 10,
  model: "ollama:mistral",
};

const average: AnalysisReport = {
  ...report,
  measure: { name: "delay", aggregate: "average", chosen: "assumed" },
  summary: "The average of delay rose from 10 to 12.",
  commentary: null,
  total: { value_a: 10, value_b: 12, change: 2 },
  drivers: [
    {
      ...driver("Nord", 3.5),
      value_a: 20,
      value_b: 19,
      share_of_change: 1.75,
      split: { weight_a: 0.25, weight_b: 0.5, within: -0.375, mix: 3.875 },
    },
    {
      ...driver("Süd", -1.5),
      value_a: 6.67,
      value_b: 5,
      share_of_change: -0.75,
      split: { weight_a: 0.75, weight_b: 0.5, within: -1.04, mix: -0.46 },
    },
  ],
};

const many: AnalysisReport = {
  ...report,
  drivers: Array.from({ length: 30 }, (_, index) => driver(`Member ${index}`, index === 0 ? 79 : -1)),
};

const ranked: AnalysisReport = {
  ...report,
  question: "Which three regions have the highest count?",
  reading: [
    { part: "measure", value: "count", option: "--measure count" },
    { part: "where", value: "Region = Europe", option: '--where "Region = Europe"' },
  ],
  ranking: [
    { dimension: "region", member: "Nord", value: 1200.5, rows: 12 },
    { dimension: "region", member: null, value: 300, rows: 3 },
  ],
};

const golden = (name: string): string => join(import.meta.dirname, "golden", name);

describe.each([
  ["sum", report],
  ["average", average],
  ["many-members", many],
  ["ranking", ranked],
])("the report of a %s", (name, made) => {
  it("in Markdown, its images and in HTML is as kept", async () => {
    await expect(renderMarkdown(made)).toMatchFileSnapshot(golden(`${name}.md`));
    await expect(renderHtml(made)).toMatchFileSnapshot(golden(`${name}.html`));
  });

  it("has an image for each that its Markdown shows", () => {
    const shown = [...renderMarkdown(made).matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, file]) => file);
    expect(reportImages(made).map(({ file }) => file)).toEqual(shown);
    expect(shown.length).toBeGreaterThan(1);
  });
});

describe("the waterfall of a report", () => {
  it("goes from the earlier value to the later one in steps that join, the others together at the end", () => {
    const image = reportImages(many).find(({ file }) => file === "chart-drivers-1.svg")?.svg ?? "";
    const rectangles = [
      ...image.matchAll(/<rect class="(\w+)" x="([\d.]+)" y="(\d+)" width="([\d.]+)"/g),
    ].map(([, look, x, y, width]) => ({ look, y, from: Number(x), to: Number(x) + Number(width) }));
    // A bar that is broken is two rectangles of one row.
    const bars = [...new Set(rectangles.map(({ y }) => y))]
      .map((row) => rectangles.filter(({ y }) => y === row))
      .map((parts) => ({
        look: parts[0]?.look,
        from: Math.min(...parts.map(({ from }) => from)),
        to: Math.max(...parts.map(({ to }) => to)),
      }));
    expect(bars.map(({ look }) => look)).toEqual(["bar", "rise", ...Array(10).fill("fall"), "bar"]);
    const ends = bars.map(({ look, from, to }) => (look === "fall" ? from : to));
    const starts = bars.map(({ look, from, to }) => (look === "fall" ? to : from));
    for (let index = 1; index < bars.length - 1; index++)
      expect(starts[index]).toBeCloseTo(ends[index - 1] ?? 0, 0);
    expect(ends.at(-1)).toBeCloseTo(ends.at(-2) ?? 0, 0);
    expect(image).toContain(">20 others</text>");
    expect(image).toContain(">−20</text>");
  });
});

/** Texts that would like to be more than text. */
const hostile = fc.oneof(
  text,
  fc.constantFrom(
    "<script>document.title='owned'</script>",
    "<img src=x onerror=\"document.title='owned'\">",
    "[x](javascript:alert(1))",
    "a | b",
    "x\n# y",
    "![i](http://x)",
    "</svg><b>",
    "</style><script>alert(1)</script>",
    "`a`",
    "&lt;",
    "\u202egnp.exe",
    "\u2066\u2067",
  ),
);

describe("words of a model or a table", () => {
  const withText = (words: string, member: string): AnalysisReport => ({
    ...average,
    title: words,
    question: words,
    summary: words,
    commentary: words,
    measure: { ...average.measure, name: words },
    reading: [{ part: "where", value: words, option: words }],
    ranking: [{ dimension: words, member, value: 1, rows: 1 }],
    findings: [{ ...finding, statement: words, confidence_explanation: words }],
    drivers: average.drivers.map((value) => ({ ...value, member, dimension: words })),
    recommendations: [{ action: words, rationale: words, priority: "low" }],
    csvs: [{ file: "01-a.csv", description: words, saved_by: "model", rows: 1 }],
    assumptions: [words],
    shortfalls: [words],
    model: words,
  });

  it("stay words in Markdown: no HTML, link, heading, row or line of their own", () => {
    // A # means something at the beginning of a line only.
    const marks = (markdown: string): string =>
      markdown
        .replace(/\\./g, "")
        .replace(/(?<=[^\n#])#/g, "")
        .replace(/[^<>#|\n[\]`]/g, "")
        .replace(/\n+/g, "\n");
    const plain = marks(renderMarkdown(withText("x", "x")));
    fc.assert(
      fc.property(hostile, hostile, (words, member) => {
        const markdown = renderMarkdown(withText(`x${words}`, `x${member}`));
        expect(marks(markdown)).toBe(plain);
        expect(markdown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
      }),
      { numRuns: 200, examples: hostileTexts.map((value) => [value, value]) },
    );
  });

  it("stay words in HTML and in images: no element and no attribute of their own", () => {
    const tags = (html: string): string[] => html.match(/<[a-z/!][^>\s]*/gi) ?? [];
    const plain = tags(renderHtml(withText("x", "x")));
    fc.assert(
      fc.property(hostile, hostile, (words, member) => {
        const html = renderHtml(withText(`x${words.replace(/[\r\n]/g, " ")}`, `x${member}`));
        expect(tags(html)).toEqual(plain);
        expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
      }),
      { numRuns: 200, examples: hostileTexts.map((value) => [value, value]) },
    );
  });
});

describe("a report in a browser", () => {
  it("keeps the rules of accessibility and asks nothing of the network, on a phone, a desktop and paper, light and dark", async ({
    skip,
  }) => {
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const browser = await launchChromium();
    for (const made of [report, average, many])
      expect(await pageProblems(browser, renderHtml(made))).toEqual([]);
    await browser.close();
  });
});
