import type { AnalysisReport } from "@concordat/contracts/analysis-report";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileTexts, text } from "../testing/arbitraries.js";
import { driverChart } from "./driver-chart.js";
import { renderMarkdown } from "./render-markdown.js";
import { SupportedNumbers } from "./supported-numbers.js";

const driver = (member: string | null, effect: number): AnalysisReport["drivers"][number] => ({
  ...{
    dimension: "series",
    member,
    measure: "count",
    value_a: 100,
    value_b: 100 + effect,
    effect,
    share_of_change: effect / 50,
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
  title: "What drove it",
  question: "Why?",
  summary: "It rose.",
  measure: { name: "count", aggregate: "sum", chosen: "asked" },
  time: { column: "date", period_a: "2008", period_b: "2009", chosen: "asked" },
  total: { value_a: 1000, value_b: 1050, change: 50 },
  findings: [finding],
  drivers: [driver("A", 60), driver(null, -10)],
  recommendations: [{ action: "Look.", priority: "high", rationale: "It led." }],
  csvs: [{ file: "01-a.csv", description: "by a", saved_by: "model", rows: 2 }],
  assumptions: ["The periods."],
  shortfalls: ["One CSV of 3."],
  iterations: 10,
  model: "ollama:mistral",
};

describe("a report in Markdown", () => {
  it("reads so", () => {
    const [before, after = ""] = renderMarkdown(report).split(/<svg[\s\S]*<\/svg>\n/);
    expect(`${before}(chart)\n${after}`).toBe(`# What drove it

**Question:** Why?

It rose.

## What changed

| sum of count | 2008 | 2009 | change |
| --- | ---: | ---: | ---: |
| total | 1,000 | 1,050 | +50 |

## What drove the change, by series

(chart)

| series | 2008 | 2009 | change | share of the change |
| --- | ---: | ---: | ---: | ---: |
| A | 100 | 160 | +60 | 120.0 % |
| *(missing)* | 100 | 90 | -10 | -20.0 % |

## Findings

- A rose. Confidence 0.6: Its own. Evidence: [01-a.csv](01-a.csv).

## Recommendations

The model's own; weigh them against the findings.

- **high**: Look. It led.

## Tables

| file | shows | rows | saved by |
| --- | --- | ---: | --- |
| [01-a.csv](01-a.csv) | by a | 2 | the model |

## What is missing

- One CSV of 3.

## What was assumed

- The periods.

Every number was computed from the table by DuckDB, in 10 iterations planned by ollama:mistral. iterations.jsonl holds them, attempts.jsonl every answer of the model.
`);
  });

  it("lets no text of a model or a table become markup: no HTML, link, heading, row or line of its own", () => {
    const hostile = fc.oneof(
      text,
      fc.constantFrom(
        "<script>alert(1)</script>",
        "[x](javascript:alert(1))",
        "a | b",
        "x\n# y",
        "![i](http://x)",
        "</svg><b>",
        "`a`",
        "&lt;",
      ),
    );
    const marks = (markdown: string): string =>
      markdown.replace(/\\.|[^<>#|\n[\]`]/g, "").replace(/\n+/g, "\n");
    const tags = (svg: string): string => svg.replace(/[^<>]/g, "");
    const shape = (markdown: string): string[] => {
      const [, before = "", svg = "", after = ""] =
        /^([\s\S]*?)(<svg[\s\S]*<\/svg>)([\s\S]*)$/.exec(markdown) ?? [];
      return [marks(before), tags(svg), marks(after)];
    };
    const plain = shape(renderMarkdown(withText("x", "x")));
    fc.assert(
      fc.property(hostile, hostile, (words, member) => {
        expect(shape(renderMarkdown(withText(words, member)))).toEqual(plain);
      }),
      { numRuns: 300, examples: hostileTexts.map((one) => [one, one]) },
    );
  });

  function withText(words: string, member: string): AnalysisReport {
    return {
      ...report,
      title: words,
      question: words,
      summary: words,
      findings: [{ ...finding, statement: words }],
      drivers: [{ ...driver(member, 5), dimension: words }],
    };
  }
});

describe("a chart", () => {
  it("is a bar for each driver from a common zero, with its name and change", () => {
    const chart = driverChart("By series", [driver("A", 60), driver(null, -20)]);
    expect(chart).toMatch(/^<svg [^>]*role="img" aria-label="By series"/);
    const bars = [...chart.matchAll(/<rect x="([\d.]+)" y="\d+" width="([\d.]+)"/g)].map(([, x, width]) => [
      Number(x),
      Number(width),
    ]);
    expect(bars).toEqual([
      [330, 300],
      [230, 100],
    ]);
    expect(chart).toContain(">(no series)</text>");
    expect(chart).toContain(">-20</text>");
  });
});

describe("numbers in a model's words", () => {
  const numbers = new SupportedNumbers([11_333, -10.25, 18.6177], ["by 2008", "a,1234\nb,0.5"]);
  it.each([
    ["rose by 11,333", []],
    ["rose by 11333 in 2008", []],
    ["about 11,000, or 11,300", []],
    ["18.6 %, 18.62 %, 19 %", []],
    ["fell by 10.25", []],
    ["fell by 10.3", []],
    ["of 1234 and 0.5", []],
    ["rose by 11,334", ["11,334"]],
    ["18.7 %", ["18.7"]],
    ["in 2009 by 12,000", ["2009", "12,000"]],
    ["no numbers at all", []],
  ])("%s: unsupported are %j", (words, unsupported) => {
    expect(numbers.unsupportedIn(words)).toEqual(unsupported);
  });
});
