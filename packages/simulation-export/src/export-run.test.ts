import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScriptedClient } from "@concordat/llm/scripted";
import {
  createMemoryLedger,
  type Ledger,
  type LoadedScenario,
  loadScenario,
  modelPolicies,
  simulate,
} from "@concordat/simulation";
import { openSqliteLedger } from "@concordat/simulation/sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type ExportFormat,
  type ExportTableName,
  exportRun,
  exportTableNames,
  exportTables,
} from "./index.js";
import { byText, readTable, rowsOf } from "./testing/read-table.js";

const examples = join(import.meta.dirname, "../../../examples");
let folder: string;
let scenario: LoadedScenario;
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-export-test-"));
  scenario = await loadScenario(join(examples, "market-street/scenario.json"));
});
afterAll(() => rm(folder, { recursive: true }));

const hostile = '=1+1\u001b[31m\u202e<script>,"x"\n\';DROP TABLE decisions;--';
const said = [
  { choice: "LIKE", reason: "It concerns me." },
  { choice: "REPLY", reason: hostile, content: hostile },
  { choice: "RESHARE", reason: "Read it.", content: "Read it." },
  { choice: "SCROLL", reason: "Not for me." },
];

/** Plays the example into a ledger; every fifth answer cannot be read, and none repeats another's. */
async function played(ledger: Ledger): Promise<Ledger> {
  let asked = 0;
  const client = createScriptedClient(() =>
    ++asked % 5 === 0 ? "I would rather not." : JSON.stringify(said[asked % said.length]),
  );
  const model = modelPolicies({ client, maxAttempts: 1 });
  expect((await simulate({ scenario, ledger, model })).state).toBe("completed");
  return ledger;
}

/** The rows of a table's file. */
async function read(out: string, table: ExportTableName, format: ExportFormat = "parquet", columns = "*") {
  return (await readTable(out, table, { format, columns })).rows;
}

describe("an export", () => {
  let ledger: Ledger;
  beforeAll(async () => {
    ledger = await played(createMemoryLedger());
    await exportRun({ scenario, ledger, out: at("tables") });
  });

  it("has every table with its documented columns", async () => {
    expect((await readdir(at("tables"))).sort()).toEqual(
      ["claim.json", "export.json", ...exportTableNames.map((name) => `${name}.parquet`)].sort(),
    );
    for (const name of exportTableNames) {
      expect((await readTable(at("tables"), name)).names).toEqual(
        exportTables[name].columns.map((column) => column.name),
      );
    }
  });

  it("says of every decision what the ledger says", async () => {
    const exported = await read(at("tables"), "decisions");
    const columns = ["round", "agent", "unit", "state", "code", "choice", "content", "requests"];
    const recorded = await rowsOf(ledger, "decision", columns);
    expect(recorded.length).toBeGreaterThan(20);
    const told = exported.map((row) => [
      ...[row.round, row.agent, row.post, row.state, row.code, row.choice, row.content, row.requests],
    ]);
    expect(told.sort(byText)).toEqual(recorded.sort(byText));
    expect(new Set(exported.map(({ state }) => state))).toEqual(new Set(["valid", "failed"]));
    const valid = exported.filter(({ state }) => state === "valid");
    expect(valid.map(({ reason }) => reason).sort()).toEqual(
      valid.map(({ choice }) => said.find((one) => one.choice === choice)?.reason).sort(),
    );
  });

  it("says of every exposure what the ledger says, in order", async () => {
    const exported = await read(at("tables"), "exposures");
    const recorded = await rowsOf(ledger, "exposure", [
      "round",
      "agent",
      "post",
      "rank",
      "route",
      "reshared_by",
    ]);
    const told = exported.map((row) => [
      row.round,
      row.agent,
      row.post,
      row.rank,
      row.route,
      row.reshared_by,
    ]);
    const parsed = recorded.map((row) => [...row.slice(0, 5), JSON.parse(String(row[5]))]);
    expect(told).toEqual([...told].sort((a, b) => Number(a[0]) - Number(b[0])));
    expect([...told].sort(byText)).toEqual(parsed.sort(byText));
    expect(told.some((row) => Array.isArray(row[5]) && row[5].length > 0)).toBe(true);
  });

  it("has posts, agents, rounds and moves that agree with each other", async () => {
    const [posts, agents, rounds, decisions] = await Promise.all(
      (["posts", "agents", "rounds", "decisions"] as const).map((name) => read(at("tables"), name)),
    );
    const count = (choice: string): number => decisions?.filter((row) => row.choice === choice).length ?? 0;
    const sum = (column: string, rows = rounds): number =>
      rows?.reduce((total, row) => total + Number(row[column]), 0) ?? 0;
    expect(agents).toHaveLength(12);
    expect([sum("likes"), sum("replies"), sum("reshares")]).toEqual(
      ["LIKE", "REPLY", "RESHARE"].map((choice) => count(choice)),
    );
    expect(sum("asked")).toBe(decisions?.length);
    expect(sum("posts_made")).toBe(posts?.filter((row) => row.parent !== null).length);
    expect(posts?.find(({ post }) => post === "m1")).toMatchObject({
      author: "cityhall",
      by_agent: false,
      posted_at: "2026-03-14 08:00:00",
      removed: false,
    });
    const moves = await read(at("tables"), "moves");
    expect(moves.filter(({ trigger }) => trigger === "sees_post")).toHaveLength(decisions?.length ?? 0);
    expect(moves.filter(({ trigger }) => trigger === "timeout")).toHaveLength(
      decisions?.filter(({ state }) => state !== "valid").length ?? 0,
    );
  });

  it("is the same from a ledger in a file", async () => {
    const file = await played(await openSqliteLedger(at("ledger.db")));
    await exportRun({ scenario, ledger: file, out: at("from-file") });
    await file.close();
    for (const name of exportTableNames) {
      // Times are those of the run.
      const columns = "* REPLACE (0 AS duration_ms)";
      const timed = name === "decisions" || name === "rounds" ? columns : "*";
      expect(await read(at("from-file"), name, "parquet", timed)).toEqual(
        await read(at("tables"), name, "parquet", timed),
      );
    }
  });

  it("is the same as CSV, lists as JSON", async () => {
    await exportRun({ scenario, ledger, out: at("csv"), format: "csv" });
    const parquet = await read(at("tables"), "decisions");
    const csv = await read(at("csv"), "decisions", "csv");
    const asText = (value: unknown): string => (value === null ? "" : String(value));
    const texts = (rows: typeof parquet) => rows.map((row) => Object.values(row).map(asText));
    expect(texts(csv)).toEqual(texts(parquet));
    const exposures = await read(at("csv"), "exposures", "csv");
    expect(exposures.map((row) => JSON.parse(String(row.reshared_by)))).toEqual(
      (await read(at("tables"), "exposures")).map((row) => row.reshared_by),
    );
  });

  it("replaces its own files, and nobody else's", async () => {
    expect((await exportRun({ scenario, ledger, out: at("tables") })).tables).toHaveLength(
      exportTableNames.length,
    );
    await writeFile(at("tables/posts.parquet"), "mine");
    await expect(exportRun({ scenario, ledger, out: at("tables") })).rejects.toMatchObject({
      code: "OUTPUT_EXISTS",
    });
    expect(await readFile(at("tables/posts.parquet"), "utf8")).toBe("mine");
  });

  it("leaves nothing where it is aborted, or the run is another", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(exportRun({ scenario, ledger, out: at("aborted"), signal })).rejects.toThrow("enough");
    const other = createMemoryLedger();
    await expect(exportRun({ scenario, ledger: other, out: at("aborted") })).rejects.toMatchObject({
      code: "OTHER_RUN",
    });
    expect(existsSync(at("aborted"))).toBe(false);
  });

  it.each([
    ["a folder", { out: "" }],
    ["a format", { format: "xlsx" }],
    ["a ledger", { ledger: {} }],
  ])("is not made without %s", async (_, wrong) => {
    await expect(exportRun({ scenario, ledger, out: at("wrong"), ...wrong } as never)).rejects.toThrow(
      RangeError,
    );
  });
});

it("has what rules were shown and decided, which is not recorded", async () => {
  const rumour = await loadScenario(join(examples, "rumour/scenario.json"));
  const ledger = createMemoryLedger();
  const { summary } = await simulate({ scenario: rumour, ledger });
  const { tables } = await exportRun({ scenario: rumour, ledger, out: at("rumour") });
  const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]));
  expect([rows.decisions, rows.exposures, rows.agents]).toEqual([summary.byRule, summary.byRule, 1_000]);
  const reshares = await read(at("rumour"), "decisions", "parquet", "*");
  const effects = await rowsOf(ledger, "effect", ["round", "agent", "post"]);
  expect(
    reshares
      .filter(({ choice }) => choice === "RESHARE")
      .map((row) => [row.round, row.agent, row.post])
      .sort(byText),
  ).toEqual(effects.sort(byText));
});

describe("an export of a run with surveys", () => {
  it("says of every answer what the ledger says, scales also as numbers, and counts them by round", async () => {
    const surveyed = await loadScenario(join(examples, "market-street/with-survey.json"));
    const ledger = createMemoryLedger();
    let asked = 0;
    const client = createScriptedClient(({ messages }) => {
      const question = messages.map(({ content }) => content).join();
      if (!question.includes("You are asked in a survey")) return JSON.stringify(said[0]);
      if (++asked % 7 === 0) return "I would rather not.";
      return JSON.stringify({ answer: question.includes("undecided") ? "yes" : 1 + (asked % 5) });
    });
    const model = modelPolicies({ client, maxAttempts: 1 });
    expect(await simulate({ scenario: surveyed, ledger, model })).toMatchObject({ state: "completed" });
    const { ofRounds, tables } = await exportRun({ scenario: surveyed, ledger, out: at("surveyed") });
    expect([ofRounds, tables.find(({ name }) => name === "answers")?.rows]).toEqual([3, 48]);
    const exported = await read(at("surveyed"), "answers");
    const columns = ["round", "survey", "question", "agent", "state", "code", "answer", "requests"];
    const recorded = await rowsOf(ledger, "answer", columns);
    const told = exported.map((row) => [
      ...[row.round, row.survey, row.question, row.agent, row.state, row.code],
      row.answer === null ? null : JSON.stringify(row.kind === "scale" ? row.number : row.answer),
      row.requests,
    ]);
    expect(told).toEqual(recorded);
    expect(new Set(exported.map(({ state }) => state))).toEqual(new Set(["valid", "failed"]));
    expect(exported.find(({ question }) => question === "support")?.asked).toContain("closed to cars");
    const rounds = await read(at("surveyed"), "rounds");
    expect(rounds.map(({ round, answers }) => [round, answers])).toEqual([
      [0, 24],
      [1, 0],
      [2, 24],
    ]);
    await exportRun({ scenario: surveyed, ledger, out: at("surveyed-csv"), format: "csv" });
    const csv = await read(at("surveyed-csv"), "answers", "csv");
    expect(csv.map(({ agent, answer }) => [agent, answer])).toEqual(
      exported.map(({ agent, answer }) => [agent, answer]),
    );
  });
});
