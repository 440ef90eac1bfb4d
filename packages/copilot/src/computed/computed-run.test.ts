import { decisionRun } from "@concordat/contracts/decision-run";
import { createScriptedClient } from "@concordat/llm/scripted";
import { expect, it } from "vitest";
import {
  addComputedAnswer,
  type ContextPassage,
  decisionIdentity,
  documentContext,
  fittingPassages,
  newRun,
  toMarkdown,
} from "../index.js";

const question = "What did region North spend in 2023?";
const computed: ContextPassage = {
  text: "The sum of amount in 2023 where region is North is 6,037.25.",
  heading: "Computed from all rows",
  page: null,
  line: null,
  computation: {
    question,
    columns: ["amount", "region"],
    rows: 12,
    total_rows: 48,
    reading: ["Read as: sum of amount."],
  },
};

const row = (text: string): ContextPassage => ({ text, heading: null, page: null, line: 1 });
const table = (passages: readonly ContextPassage[]) => ({
  documents: [{ file: "in/spend.csv", kind: "csv" as const, title: null, date: null, passages }],
  notRead: [],
});

it("a computed passage is a source of the run, with its columns, rows and reading", () => {
  const read = {
    ...table([row("Table with 48 rows."), computed]),
    notComputed: [{ question: "How many?", file: "in/spend.csv", reason: "nothing says what is counted" }],
  };
  const run = newRun({ question, model: "m", ...documentContext(read) });
  expect(decisionRun.validate(run)).toEqual([]);
  expect(run.computed?.map((entry) => ("source" in entry ? entry.source : entry.reason))).toEqual([
    "s2",
    "nothing says what is counted",
  ]);
  const report = toMarkdown(run);
  expect(report).toContain(
    `- _${question}_ ${computed.text}[^1] spend.csv, columns amount, region; 12 of 48 rows. Read as: sum of amount.`,
  );
  expect(report).toContain('- Not computed: "How many?" spend.csv: nothing says what is counted.');
});

it("a computed passage is kept before all others where the documents do not fit the model", () => {
  const rows = Array.from({ length: 400 }, (_, index) => row(`region: North; amount: ${index}; year: 2023`));
  const client = { ...createScriptedClient([""]), contextTokens: 3_000 };
  const kept = fittingPassages(table([...rows, computed]), { question: "What did North spend?", client });
  const passages = kept.documents.flatMap((document) => document.passages);
  expect(passages.length).toBeLessThan(rows.length);
  expect(passages).toContainEqual(computed);
});

it("an answer that was computed afterwards cites a source of its own, which is no part of the run's identity", () => {
  const { computation } = computed;
  if (computation === undefined) throw new Error("it was computed");
  const run = newRun({ question: "Should we stay?", model: "m", ...documentContext(table([row("A row.")])) });
  const once = addComputedAnswer(run, question, [{ file: "in/spend.csv", ...computed, computation }]);
  const twice = addComputedAnswer(once, "And in 2022?", [{ file: "in/spend.csv", ...computed, computation }]);
  expect(decisionRun.validate(twice)).toEqual([]);
  expect(new Set(twice.sources.map(({ id }) => id)).size).toBe(3);
  expect(decisionIdentity(twice, {})).toEqual(decisionIdentity(run, {}));
});
