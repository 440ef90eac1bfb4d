import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type StudyReport, studyReport } from "@concordat/contracts/study-report";
import { describe, expect, it } from "vitest";
import { renderHtml } from "./render-html.js";

const vectors: { tests: { valid: boolean; description: string; data: unknown }[] }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../schemas/study-report/v1/vectors.json"), "utf8"),
);
const example = studyReport.parse(vectors[0]?.tests.find(({ valid }) => valid)?.data);

/** Texts that would like to be more than text. */
const hostile = [
  "<script>document.title='owned'</script>",
  '<img src=x onerror="document.title=1">',
  "</td></table></section><h1>Buy</h1>",
  "</style><script>1</script>",
  '" onmouseover="document.title=1',
  "<a href='javascript:alert(1)'>click</a>",
  "[click](javascript:alert(1))",
  "&lt;b&gt;",
  "<!-- ",
  "]]>",
  "\u202eevil\u2066",
  "a\u0000b\ud800",
  "{{constructor}}",
];

/** What a report says in others' words: of messages, posts, agents and models. */
function saying(words: string, report: StudyReport): StudyReport {
  const { analysis, advice } = report;
  return {
    ...report,
    name: words,
    question: words,
    post: words,
    model: { id: words, digest: words },
    messages: report.messages.map((message) => ({ ...message, text: words })),
    decisions: report.decisions.map((decision) => ({
      ...decision,
      agent: words,
      reason: words,
      choice: words,
    })),
    caveats: report.caveats.map(() => words),
    analysis:
      analysis.state === "made"
        ? { ...analysis, findings: [{ statement: words, evidence: [words] }], shortfalls: [words] }
        : { ...analysis, reason: words },
    advice:
      advice.state === "made"
        ? {
            ...advice,
            recommendation: words,
            rationale: words,
            points: advice.points.map((point) => ({ ...point, text: words })),
            shortfalls: [words],
          }
        : { ...advice, reason: words },
  };
}

function tagsOf(html: string): string[] {
  return html.match(/<[^>]*>/g) ?? [];
}

describe.each([
  ["with words of models", example],
  [
    "without them",
    studyReport.parse({
      ...example,
      analysis: { state: "not-made", reason: "x" },
      advice: { state: "not-made", reason: "x" },
    }),
  ],
])("the page of a study %s", (_, report) => {
  it.each(hostile)("has the same elements and attributes whatever is said: %j", (words) => {
    // Labels hold the words as well, escaped: they are not compared.
    const bare = (html: string): string[] => tagsOf(html).map((tag) => tag.replace(/aria-label="[^"]*"/, ""));
    const html = renderHtml(saying(words, report));
    expect(bare(html)).toEqual(bare(renderHtml(saying("words", report))));
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
});

it("begins with the answer, and says what it is worth before why", () => {
  const headings = [...renderHtml(example).matchAll(/<h2 id="(\w+)"/g)].map(([, id]) => id);
  expect(headings).toEqual(["answer", "sure", "worth", "advice", "analysis", "decisions", "facts"]);
});

it("loads nothing", () => {
  expect(renderHtml(example)).not.toMatch(/\b(src|href)="(?!#)|@import|url\(/);
});
