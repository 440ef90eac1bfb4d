import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { QuestionnaireInput } from "@concordat/contracts/questionnaire";
import { spreadsheetSafe } from "@concordat/files/text";
import { createScriptedClient } from "@concordat/llm/scripted";
import { buildScenario, type Ledger, modelPolicies, simulate } from "@concordat/simulation";
import { openSqliteLedger } from "@concordat/simulation/sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exportRun, exportTableNames } from "./index.js";
import { readTable, rowsOf } from "./testing/read-table.js";

/** Decisions of the run; its long form is 100,000. */
const decisions = Number(process.env.CONCORDAT_EXPORT_DECISIONS ?? 2_000);
const [rounds, feedSize] = [10, 4];

const questionnaire: QuestionnaireInput = {
  name: "opinion",
  questions: [
    { id: "support", kind: "choice", text: "Are you for it?", choices: ["yes", "no", "001"] },
    { id: "trips", kind: "number", text: "How many trips?" },
    { id: "worry", kind: "text", text: "What worries you?" },
  ],
};
const scenario = buildScenario(
  {
    name: "round-trip",
    seed: 7,
    rounds,
    starts_at: "2026-03-14T08:00:00Z",
    round_minutes: 60,
    audience: {
      kind: "segments",
      size: Math.ceil(decisions / rounds / feedSize),
      segments: [
        { name: "commuters", share: 0.5, interests: { from: ["night trains", "cycling"], count: 1 } },
        { name: "NULL", share: 0.5, interests: { from: ["a,b", '"quoted"'], count: 2 } },
      ],
    },
    network: { kind: "preferential-attachment", follows_each: 3 },
    events: [0, rounds].map((round) => ({ round, kind: "survey", questions: "opinion.json" }) as const),
    feed: { ranker: "chronological", size: feedSize },
    activity: 1,
    policy: { kind: "model" },
  },
  {
    posts: Array.from({ length: rounds * feedSize }, (_, index) => ({
      id: `m${index}`,
      author_id: "paper",
      text: `Message ${index}`,
      round: 0,
      followed_by: "everyone" as const,
    })),
    questionnaires: { "opinion.json": questionnaire },
  },
);

/** Texts that a table could take for something else. */
const texts = [
  ...["It concerns me.", "NULL", "null", "007", "1e5", "2026-03-14", "true", "=1+1", "  spaced  "],
  ...[
    'a "quoted", listed\r\nline',
    "tab\there",
    "\u202eright to left",
    "🚲 Straße 東京",
    "\\N",
    "';DROP TABLE decisions;--",
  ],
];
const numbers = [0, -0.5, 1e15, 1e-7, 9_007_199_254_740_991, 0.1, -3];
const choices = ["LIKE", "REPLY", "RESHARE", "SCROLL"];

function spoken(asked: number, prompt: string): string {
  const text = texts[asked % texts.length] ?? "";
  if (asked % 17 === 0) return "I would rather not.";
  if (prompt.includes("How many trips?")) return JSON.stringify({ answer: numbers[asked % numbers.length] });
  if (prompt.includes("What worries you?")) return JSON.stringify({ answer: text });
  if (prompt.includes("Are you for it?")) return JSON.stringify({ answer: asked % 3 ? "001" : "no" });
  const choice = choices[asked % 4];
  const content = choice === "REPLY" || choice === "RESHARE" ? text : undefined;
  return JSON.stringify({ choice, reason: text, content });
}

let folder: string;
let ledger: Ledger;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-round-trip-"));
  ledger = await openSqliteLedger(join(folder, "ledger.db"));
  let asked = 0;
  const client = createScriptedClient(({ messages }) =>
    spoken(++asked, messages.map(({ content }) => content).join()),
  );
  const model = modelPolicies({ client, maxAttempts: 1 });
  const { state, summary } = await simulate({ scenario, ledger, model, concurrency: 16 });
  expect(state).toBe("completed");
  expect(summary.decisions).toBeGreaterThanOrEqual(decisions * 0.9);
  await exportRun({ scenario, ledger, out: join(folder, "parquet") });
  await exportRun({ scenario, ledger, out: join(folder, "csv"), format: "csv" });
}, 600_000);
afterAll(async () => {
  await ledger.close();
  await rm(folder, { recursive: true });
});

const parquet = (table: Parameters<typeof readTable>[1]) => readTable(join(folder, "parquet"), table);

it("restores every decision of the ledger, byte for byte", { timeout: 300_000 }, async () => {
  const columns = ["round", "agent", "unit", "state", "code", "choice", "content", "requests", "record"];
  const recorded = (await rowsOf(ledger, "decision", columns)).map(([...row]) => {
    const record = JSON.parse(String(row.pop()));
    return [...row, record.state === "valid" ? record.decision.reason : null];
  });
  const exported = (await parquet("decisions")).rows.map((row) => [
    ...[
      row.round,
      row.agent,
      row.post,
      row.state,
      row.code,
      row.choice,
      row.content,
      row.requests,
      row.reason,
    ],
  ]);
  expect(inOrder(exported)).toEqual(inOrder(recorded));
});

it("restores every exposure of the ledger", { timeout: 300_000 }, async () => {
  const columns = ["round", "agent", "post", "rank", "route", "reshared_by"];
  const recorded = (await rowsOf(ledger, "exposure", columns)).map((row) => [
    ...row.slice(0, 5),
    JSON.parse(String(row[5])),
  ]);
  const exported = (await parquet("exposures")).rows.map((row) => [
    ...[row.round, row.agent, row.post, row.rank, row.route, row.reshared_by],
  ]);
  expect(inOrder(exported)).toEqual(inOrder(recorded));
});

it("restores every answer of the ledger, numbers to their last digit", { timeout: 300_000 }, async () => {
  const columns = ["round", "survey", "question", "agent", "state", "code", "answer", "requests"];
  const recorded = await rowsOf(ledger, "answer", columns);
  const exported = (await parquet("answers")).rows.map((row) => [
    ...[row.round, row.survey, row.question, row.agent, row.state, row.code],
    row.answer === null ? null : JSON.stringify(row.kind === "number" ? row.number : row.answer),
    row.requests,
  ]);
  expect(exported).toEqual(recorded);
  expect(new Set(recorded.map((row) => row[4]))).toEqual(new Set(["valid", "failed"]));
});

it("holds in a CSV what it holds in Parquet", { timeout: 300_000 }, async () => {
  for (const table of exportTableNames) {
    const { names, rows } = await parquet(table);
    const csv = await readTable(join(folder, "csv"), table, { format: "csv" });
    expect(csv.names).toEqual(names);
    expect(csv.rows).toEqual(rows.map((row, index) => written(row, csv.rows[index] ?? {})));
  }
});

it("holds in a CSV for spreadsheets the same, with an apostrophe before what would be a formula", {
  timeout: 300_000,
}, async () => {
  const out = join(folder, "safe");
  await exportRun({ scenario, ledger, out, format: "csv", spreadsheetSafe: true });
  let formulas = 0;
  for (const table of ["decisions", "answers", "posts", "agents"] as const) {
    const plain = await readTable(join(folder, "csv"), table, { format: "csv" });
    const safe = await readTable(out, table, { format: "csv" });
    const expected = plain.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => [
          name,
          typeof cell === "string" ? spreadsheetSafe(cell) : cell,
        ]),
      ),
    );
    expect(safe.rows).toEqual(expected);
    formulas += safe.rows.flatMap(Object.values).filter((cell) => cell === "'=1+1").length;
  }
  expect(formulas).toBeGreaterThan(0);
});

/** A row as a CSV holds it: lists as their JSON, numbers with any digits that mean the same. */
function written(row: Readonly<Record<string, unknown>>, csv: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value === "number" && Number(csv[name]) === value) return [name, csv[name]];
      if (value === null) return [name, null];
      return [name, typeof value === "object" ? JSON.stringify(value) : String(value)];
    }),
  );
}

function inOrder(rows: readonly unknown[][]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
