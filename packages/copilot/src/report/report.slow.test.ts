import { join } from "node:path";
import { type DecisionRun, decisionRun } from "@concordat/contracts/decision-run";
import { TimeoutError } from "@concordat/llm";
import { chromiumPath, launchChromium, pageProblems } from "@concordat/testing/browser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addComputedAnswer } from "../computed/add-computed-answer.js";
import { contextOf, newRun, paragraphsOf, toHtml, toMarkdown, unsupportedRecommendation } from "../index.js";
import { exampleRun, exampleSources } from "../testing/example-runs.js";

const golden = (name: string): string => join(import.meta.dirname, "golden", name);

const examples: readonly [name: string, run: () => Promise<DecisionRun>][] = [
  ["complete", () => exampleRun()],
  [
    "partial",
    () =>
      exampleRun({
        con: new TimeoutError("scripted:test: no complete answer within 10 ms"),
        pro: '{"items":[]}',
      }),
  ],
  ["failed", () => exampleRun({ synthesis: "I would rather not say." })],
  [
    "sources-and-samples",
    () =>
      exampleRun(
        {
          plan: '{"required_agents":["facts","pro"]}',
          facts:
            '{"sources":["s1","s2"],"items":["They cost 4,000 a month.","Two administrators have time."]}',
          pro: (asked) =>
            asked === 0 ? '{"items":["It costs less.","It is fun."]}' : '{"items":["It costs less."]}',
        },
        { sources: exampleSources, samples: 2 },
      ),
  ],
];

describe.each(examples)("the report of a %s run", (name, make) => {
  it("in Markdown is as kept", async () => {
    await expect(toMarkdown(await make())).toMatchFileSnapshot(golden(`${name}.md`));
  });

  it("in HTML is as kept", async () => {
    await expect(toHtml(await make())).toMatchFileSnapshot(golden(`${name}.html`));
  });
});

it("has the question for its title, the answer first, and one line for all empty lists", async () => {
  const report = toMarkdown(await exampleRun({ risk: '{"items":[]}' }));
  const headings = report.split("\n").filter((line) => line.startsWith("#"));
  expect(report).toMatch(/^Decision Report\n\n# Should we move our CI to self-hosted runners\?\n/);
  expect(headings.slice(1)).toEqual([
    "## Recommendation",
    "### Confidence",
    "### Why",
    "### What Would Change the Answer",
    "### Key Trade-offs",
    "### Next Steps",
    "## Analysis",
    "### Facts",
    "### Pros",
    "### Cons",
    "## What the Model Read",
  ]);
  expect(report).toContain("\n\nNothing was found for: Risks, Open Questions.\n\n");
});

describe("the report of a small model", () => {
  const more = {
    modelParameters: 134_515_008,
    notRead: [{ file: "scan.pdf", page: 2, reason: "has no text" }],
  };

  it.each<[name: string, render: (run: DecisionRun) => string]>([
    ["small-model.md", toMarkdown],
    ["small-model.html", toHtml],
  ])("is as kept: %s", async (name, render) => {
    await expect(render(await exampleRun({}, more))).toMatchFileSnapshot(golden(name));
  });

  it("has its words below what no model wrote", async () => {
    const run = await exampleRun({}, more);
    expect(
      toMarkdown(run)
        .split("\n")
        .filter((line) => /^#{1,3} /.test(line))
        .slice(1),
    ).toEqual([
      "## Not Read",
      "## What the Model Wrote (Not to Be Used)",
      "### Recommendation",
      "### Analysis",
      "## What the Model Read",
    ]);
    expect(toHtml(run)).toMatch(
      /role="note">The model has 135 million[\s\S]+id="not-read"[\s\S]+<div class="unprinted"><details><summary>What the Model Wrote \(Not to Be Used\)<\/summary>\n<section aria-labelledby="final"/,
    );
  });

  it("keeps what a table answered afterwards apart from its words", async () => {
    const computation = {
      question: "What did North spend?",
      columns: ["amount"],
      rows: 2,
      total_rows: 3,
      reading: [],
    };
    const passage = { file: "spend.csv", text: "The total is 6,037.", page: null, line: null, heading: null };
    const before = await exampleRun({}, more);
    const run = addComputedAnswer(before, "What did North spend?", [{ ...passage, computation }]);
    const [computed = "", words = ""] = toMarkdown(run).split("## What the Model Wrote (Not to Be Used)");
    expect(computed).toMatch(/## Questions Answered Later from the Tables\n[\s\S]+6,037/);
    expect(words).not.toContain("Questions Answered Later");
    expect(toHtml(run)).toMatch(/id="asked-of-tables"[\s\S]+6,037[\s\S]+<div class="unprinted">/);
  });

  it("does not fold a failure", async () => {
    const run = await exampleRun({ synthesis: "I would rather not say." }, more);
    expect(toHtml(run)).toMatch(/<main>\n<section aria-labelledby="final"/);
    expect(toMarkdown(run)).toMatch(/\n## Recommendation\n[\s\S]+\n## Not Read\n/);
  });
});

it("has a date that a person reads, and no folders of the machine that it was made on", async () => {
  const sources = paragraphsOf([{ file: "/home/ada/plans/notes.md", text: "They cost 4,000 a month." }]);
  const context = contextOf([
    { file: "/home/ada/plans/notes.md", text: "They cost 4,000\na month." },
    { file: "C:\\plans\\team.txt", text: "Two administrators." },
  ]);
  const facts = '{"sources":["s1"],"items":["They cost 4,000 a month."]}';
  const run = await exampleRun({ facts }, { sources, context });
  for (const report of [toMarkdown(run), toHtml(run)]) {
    expect(report).not.toMatch(/ada|plans/);
    expect(report).toContain("Made on 14 March 2026, 09:26 UTC");
    expect(report).toMatch(/notes\\?\.md[\s\S]+team\\?\.txt/);
  }
});

it("says that nothing was found where every list is empty", async () => {
  const none = '{"items":[]}';
  const run = await exampleRun({ facts: none, pro: none, con: none, risk: none });
  expect(toMarkdown(run)).toContain("> Nothing was found: the model left every list empty.");
  expect(toMarkdown(run)).toContain("Nothing was found for: Facts, Pros, Cons, Risks, Open Questions.");
  expect(toHtml(run)).not.toMatch(/completed/);
});

describe("a recommendation on empty findings", () => {
  const none = '{"items":[]}';
  const synthesis = (recommendation: string, confidence: string): string =>
    JSON.stringify({
      recommendation,
      confidence,
      rationale: "There is insufficient information.",
      key_tradeoffs: [],
      next_steps: [],
      open_questions: ["What does it cost?"],
    });
  const onNothing = (stance: string, confidence: string) =>
    exampleRun({ facts: none, pro: none, con: none, risk: none, synthesis: synthesis(stance, confidence) });

  it.each([
    ["go", "high"],
    ["go", "low"],
    ["no-go", "medium"],
    ["conditional_go", "high"],
  ])("is marked if it is %s with %s confidence", async (stance, confidence) => {
    const run = await onNothing(stance, confidence);
    const mark = `The recommendation rests on nothing: it is "${stance}" with ${confidence} confidence`;
    expect(unsupportedRecommendation(run)).toContain(mark);
    expect(toMarkdown(run).replaceAll("\\", "")).toContain(`> ${mark}`);
    expect(toHtml(run)).toContain("The recommendation rests on nothing");
  });

  it.each(["conditional_go", "Conditional go", "conditional-go"])(
    "is not marked if it is what was asked for: %s with low confidence",
    async (stance) => {
      const run = await onNothing(stance, "low");
      expect(unsupportedRecommendation(run)).toBeNull();
      expect(toMarkdown(run)).not.toContain("rests on nothing");
      expect(toMarkdown(run)).not.toContain("Some lists have fewer than");
    },
  );

  it("is marked where some specialists failed and the others found nothing", async () => {
    const answers = { facts: none, pro: none, con: new TimeoutError("too slow"), risk: none };
    const report = toMarkdown(await exampleRun({ ...answers, synthesis: synthesis("go", "high") }));
    expect(report).toContain("> Nothing was found: the model left every other list empty.");
    expect(report).toContain("> The recommendation rests on nothing");
  });

  it("is not marked where one specialist found something", async () => {
    const answers = { facts: none, con: none, risk: none, synthesis: synthesis("go", "high") };
    expect(toMarkdown(await exampleRun(answers))).not.toContain("rests on nothing");
  });
});

it("names who wrote Markdown, several sentences in an item, or too many items", async () => {
  const report = toMarkdown(
    await exampleRun({
      facts: '{"items":["**4,000** a month.","Two administrators."]}',
      con: '{"items":["It is slow. It is dear."]}',
      synthesis: JSON.stringify({
        recommendation: "no-go",
        confidence: "medium",
        rationale: "Because.",
        key_tradeoffs: ["Cost. Upkeep.", "Speed against control."],
        next_steps: ["Run `make`.", "Wait."],
        open_questions: ["Who?"],
      }),
    }),
  );
  expect(report.split("\n").filter((line) => line.startsWith("Some "))).toEqual([
    "Some text contains formatting marks, although plain text was asked for: Facts, Recommendation.",
    "Some points have several sentences, although one was asked for: Cons, Recommendation.",
    "Some lists have fewer than 2 or more than 6 points: Cons, Recommendation.",
  ]);
  expect(report).not.toContain("had to be repaired");
});

it("names in its reasons what each of several answers recommends", async () => {
  const run = await exampleRun();
  if (run.synthesis.state !== "completed") throw new Error("the example has no recommendation");
  const spread = [
    { recommendation: run.synthesis.output.recommendation, count: 2 },
    { recommendation: "no_go", count: 1 },
  ];
  const synthesis = { ...run.synthesis, samples: 3, spread };
  expect(toMarkdown({ ...run, samples: 3, synthesis })).toContain(
    'The model was asked 3 times: 2 answers recommend this, 1 answer recommends "No go".',
  );
});

it("says nothing of samples where each was asked once", async () => {
  const report = toMarkdown(await exampleRun());
  expect(report).not.toMatch(/\d+ of \d+/);
});

/** Texts that would like to be more than text. */
const hostile = fc.oneof(
  fc.constantFrom(
    "<script>document.title='owned'</script>",
    "<img src=x onerror=\"document.title='owned'\">",
    "</blockquote></main><h1>Buy</h1>",
    "[click](javascript:alert(1))",
    "![x](https://example.org/x.png)",
    "# Heading\n\n- list\n\n> quote",
    "**bold** `code` | table |",
    '" onmouseover="document.title=1',
    "\u0000\u0007\ud800",
    "https://example.org",
    "1. one",
    "---",
    "[^s1]: fake",
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const text = hostile.map((words) => `x${words}`);
const usage = fc.constant({ attempts: 1, prompt_tokens: null, completion_tokens: 3, duration_ms: 5 });
const error = fc.record({ code: fc.constant("TIMEOUT" as const), message: text });
const item = fc.record({
  text,
  named_by: fc.integer({ min: 1, max: 3 }),
  sources: fc.subarray(["s'<1>"]),
});
const specialist = fc
  .constantFrom("facts" as const, "pro" as const, "con" as const, "risk" as const)
  .chain((agent) =>
    fc.oneof(
      fc.constantFrom("pending" as const, "running" as const).map((state) => ({ agent, state })),
      fc.record({ agent: fc.constant(agent), state: fc.constant("failed" as const), error, usage }),
      fc.record({
        agent: fc.constant(agent),
        state: fc.constant("completed" as const),
        items: fc.array(item, { maxLength: 4 }),
        samples: fc.integer({ min: 1, max: 3 }),
        long_items: fc.nat(3),
        out_of_range: fc.boolean(),
        repairs: fc.array(text, { maxLength: 2 }),
        usage,
      }),
    ),
  );
const synthesis = fc.oneof(
  fc.constantFrom("pending" as const, "running" as const, "skipped" as const).map((state) => ({ state })),
  fc.record({ state: fc.constant("failed" as const), error, usage }),
  fc.record({
    state: fc.constant("completed" as const),
    output: fc.record({
      recommendation: text,
      confidence: fc.constantFrom("low" as const, "medium" as const, "high" as const),
      rationale: text,
      key_tradeoffs: fc.array(text, { maxLength: 3 }),
      next_steps: fc.array(text, { maxLength: 3 }),
      open_questions: fc.array(text, { maxLength: 3 }),
    }),
    missing: fc.subarray<"facts">([]),
    samples: fc.constant(1),
    spread: fc.record({ recommendation: text, count: fc.constant(1) }).map((stance) => [stance]),
    citations: fc
      .constant(null)
      .map(() => ({ rationale: ["s'<1>"], key_tradeoffs: [], next_steps: [["s'<1>"]] })),
    repairs: fc.subarray<string>([]),
    usage,
  }),
);
const anyRun: fc.Arbitrary<DecisionRun> = fc
  .record({
    question: text,
    context: text,
    samples: fc.integer({ min: 1, max: 3 }),
    condensed: fc.boolean(),
    specialists: fc.uniqueArray(specialist, { maxLength: 4, selector: ({ agent }) => agent }),
    synthesis,
    source: text,
  })
  .map(({ source, ...parts }) => ({
    ...newRun({ question: "x", model: "m" }),
    ...parts,
    sources: [{ id: "s'<1>", file: source, text: source, page: 2, line: 3, heading: source }],
    not_read: [{ file: source, page: 4, reason: source }],
  }));

describe("any run at all", () => {
  it("renders, and the marks in it stay marks", () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        expect(decisionRun.validate(run)).toEqual([]);
        const markdown = toMarkdown(run);
        expect(markdown.split("\n").filter((line) => /^# /.test(line))).toHaveLength(1);
        // The only markup is the fold around the context.
        const fold = /^<details>\n<summary>Show the text<\/summary>$|^<\/details>$/gm;
        expect(markdown.match(fold) ?? []).toHaveLength(run.context === "" ? 0 : 2);
        expect(markdown.replace(fold, "")).not.toMatch(/(?<!\\)</);
        expect(markdown).not.toMatch(/(?<!\\)\]\(/);
        const html = toHtml(run);
        expect(html).not.toMatch(/<(?:script|img|iframe|object|link|form)\b/i);
        expect(html.match(/<h1>/g)).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });

  it("is inert in a browser, whatever it says", async ({ skip }) => {
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const browser = await launchChromium();
    const page = await browser.newPage();
    const alarms: string[] = [];
    page.on("dialog", (dialog) => {
      alarms.push(dialog.message());
      void dialog.dismiss();
    });
    page.on("request", (request) => alarms.push(request.url()));
    for (const run of fc.sample(anyRun, { numRuns: 40, seed: 5 })) {
      await page.setContent(toHtml(run));
      const found: unknown = await page.evaluate(`({
        title: document.title,
        elements: [...document.querySelectorAll("script, img, iframe, object, form, input, link")].length,
        handlers: [...document.querySelectorAll("*")].flatMap((one) => one.getAttributeNames().filter((name) => name.startsWith("on"))),
        headings: [...document.querySelectorAll("h1")].map((one) => one.textContent),
        landmarks: ["header", "main", "footer"].filter((name) => document.querySelectorAll(name).length === 1),
      })`);
      expect(found).toMatchObject({
        title: expect.stringMatching(/^Decision Report: /),
        elements: 0,
        handlers: [],
        headings: [expect.stringMatching(/^x/)],
        landmarks: ["header", "main", "footer"],
      });
    }
    await browser.close();
    expect(alarms).toEqual([]);
  });

  it("keeps the rules of accessibility and asks nothing of the network, on a phone, a desktop and paper, light and dark", async ({
    skip,
  }) => {
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const browser = await launchChromium();
    for (const [, make] of examples) expect(await pageProblems(browser, toHtml(await make()))).toEqual([]);
    await browser.close();
  });

  it("folds the context away on a screen, and prints it", async ({ skip }) => {
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.setContent(toHtml(await exampleRun()));
    const shown =
      "document.querySelector('details blockquote').checkVisibility({ contentVisibilityAuto: true })";
    expect(await page.evaluate(shown)).toBe(false);
    await page.emulateMedia({ media: "print" });
    // The browser decides what is rendered with its next frame.
    await expect.poll(() => page.evaluate(shown)).toBe(true);
    await browser.close();
  });

  it("is readable in light and dark", async ({ skip }) => {
    if (chromiumPath === undefined) return skip("no Chromium on the PATH");
    const browser = await launchChromium();
    const [, make] = examples[3] ?? examples[0] ?? [];
    if (make === undefined) throw new Error("there are examples");
    const html = toHtml(await make());
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 900, height: 1200 } });
      await page.setContent(html);
      const colours: unknown = await page.evaluate(
        `(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))`,
      );
      const [ink = 0, paper = 0] = Array.isArray(colours) ? colours.map(brightness) : [];
      expect(Math.abs(ink - paper)).toBeGreaterThan(150);
      expect(paper > ink).toBe(colorScheme === "light");
      const folder = process.env.CONCORDAT_SCREENSHOTS;
      if (folder !== undefined)
        await page.screenshot({ path: join(folder, `report-${colorScheme}.png`), fullPage: true });
    }
    await browser.close();
  });
});

function brightness(colour: unknown): number {
  const parts = String(colour).match(/\d+/g)?.map(Number) ?? [];
  return parts.slice(0, 3).reduce((sum, part) => sum + part, 0) / 3;
}
