import { decisionRun } from "@concordat/contracts/decision-run";
import { expect, it } from "vitest";
import { newRun, runDecision, toMarkdown } from "../index.js";
import { stepClient } from "../testing/scripted.js";
import { type ContextDocuments, documentContext } from "./document-context.js";

const read: ContextDocuments = {
  documents: [
    {
      file: "secret/offer.pdf",
      kind: "pdf",
      title: "The offer",
      date: "2026-03-14",
      passages: [
        { text: "Rent is 99,000 EUR a year.", heading: "Costs", page: 1, line: 4 },
        { text: "Fourteen people work in the office.", heading: "Costs", page: 2, line: 1 },
      ],
    },
    {
      file: "notes.md",
      kind: "markdown",
      title: null,
      date: null,
      passages: [{ text: "Rent: 95,000 EUR", heading: null, page: null, line: 7 }],
    },
  ],
  notRead: [{ file: "secret/offer.pdf", page: 3, reason: "it has no text" }],
};

const answers = {
  facts:
    '{"sources":["s1","s2","none"],"items":["The rent is 99,000 EUR.","Rent is 99,000 EUR.","Water is wet."]}',
  pro: '{"sources":["s2"],"items":["There are 14 people."]}',
  synthesis:
    '{"rationale_sources":["s1","s9"],"tradeoff_sources":["s2"],"step_sources":["none","s3"],"recommendation":"go","confidence":"low","rationale":"It costs 99,000.","key_tradeoffs":["Cost against 20 people."],"next_steps":["Ask Ann.","Pay 95,000."],"open_questions":["Who pays?"]}',
};

async function carryOut() {
  const { client, asked } = stepClient(answers);
  const start = newRun({ question: "Should we move?", model: client.id, ...documentContext(read) });
  return { run: await runDecision(start, { client, maxAttempts: 1 }), asked };
}

it("the model sees title, date, page and heading, and no folder", async () => {
  const { asked } = await carryOut();
  const prompt = asked.find(({ step }) => step === "pro")?.request.messages.at(-1)?.content ?? "";
  expect(prompt).toContain(
    '"offer.pdf":{"title":"The offer","date":"2026-03-14","passages":{"s1":"(page 1, Costs) Rent is 99,000 EUR a year."',
  );
  expect(prompt).not.toContain("secret");
});

it("the run keeps places, what was not read, and what every part cites", async () => {
  const { run } = await carryOut();
  expect(decisionRun.validate(run)).toEqual([]);
  expect(run.sources[0]).toEqual({
    id: "s1",
    file: "secret/offer.pdf",
    text: "Rent is 99,000 EUR a year.",
    heading: "Costs",
    page: 1,
    line: 4,
  });
  expect(run.not_read).toEqual(read.notRead);
  expect(run.synthesis).toMatchObject({
    citations: { rationale: ["s1"], key_tradeoffs: [["s2"]], next_steps: [[], ["s3"]] },
  });
});

it("the report keeps apart what is not in its source, and shows contradictions and what was not read", async () => {
  const { run } = await carryOut();
  const report = toMarkdown(run);
  const part = (from: string, to: string): string =>
    (report.split(`${from}\n`)[1] ?? "").split(`\n${to}`)[0]?.trim() ?? "";
  expect(part("### Facts", "###")).toBe(
    [
      "- The rent is 99,000 EUR.[^1]",
      "_Not in the cited source:_",
      "- Rent is 99,000 EUR. (**not in the source: 99,000 EUR**)[^2]",
      "_No source cited:_",
      "- Water is wet.",
    ].join("\n\n"),
  );
  expect(part("### Key Trade-offs", "###")).toContain("not in the source: 20");
  expect(part("## Contradictions between the Documents", "##")).toBe(
    '- Rent: 99,000 in offer.pdf, page 1, line 4, under "Costs" ("Rent is 99,000 EUR a year."), but 95,000 in notes.md, line 7 ("Rent: 95,000 EUR")',
  );
  expect(part("## Not Read", "##")).toBe("- offer.pdf, page 3: it has no text");
  expect(report).toContain('[^1]: offer.pdf, page 1, line 4, under "Costs": Rent is 99,000 EUR a year.');
});
