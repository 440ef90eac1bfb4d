import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { wireForms } from "@concordat/llm";
import { buildScenario, type Ledger, modelPolicies, simulate, type TableName } from "@concordat/simulation";
import { openSqliteLedger } from "@concordat/simulation/sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "concordat-big-run-"));
const file = join(folder, "ledger.db");
afterAll(() => rmSync(folder, { recursive: true }));

/** Two rounds with eight thousand decisions in each. */
const scenario = buildScenario(
  {
    name: "big",
    seed: 7,
    rounds: 2,
    starts_at: "2026-03-14T08:00:00Z",
    round_minutes: 60,
    audience: {
      kind: "segments",
      size: 2_000,
      segments: [{ name: "all", share: 1, interests: { from: ["night trains"], count: 1 } }],
    },
    network: { kind: "nobody" },
    feed: { ranker: "chronological", size: 4 },
    activity: 1,
    policy: { kind: "model" },
  },
  {
    posts: Array.from({ length: 8 }, (_, index) => ({
      id: `m${index}`,
      author_id: "paper",
      text: `Message ${index}`,
      followed_by: "everyone",
    })),
  },
);

const reason = "It touches what I care about most.";

/** A model that always likes what it sees. */
function modelThat(onAsked: () => void) {
  return modelPolicies({
    client: {
      id: "scripted:likes",
      wireForm: wireForms.llama,
      async *chat() {
        onAsked();
        yield { type: "text", text: JSON.stringify({ reason, choice: "LIKE", content: null }) };
        yield { type: "finish", finishReason: "stop", usage: { promptTokens: 200, completionTokens: 20 } };
      },
    },
  });
}

/** Continues the run of a file until somebody is asked; how often that was, and the threads that were started. */
async function continued(path: string) {
  const threads: Worker[] = [];
  const onThread = (thread: Worker): void => void threads.push(thread);
  const stop = new AbortController();
  let asked = 0;
  const model = modelThat(() => {
    asked++;
    stop.abort();
  });
  const ledger = await openSqliteLedger(path);
  process.on("worker", onThread);
  try {
    const ended = await simulate({ scenario, model, ledger, signal: stop.signal }).catch(
      (error: unknown) => error,
    );
    return { ended, asked, threads: threads.length };
  } finally {
    process.off("worker", onThread);
    await ledger.close();
  }
}

beforeAll(async () => {
  const ledger = await openSqliteLedger(file);
  const model = modelThat(() => undefined);
  const { summary } = await simulate({
    scenario,
    model,
    ledger,
    concurrency: 64,
    limits: { maxRequests: 8_000 },
  });
  await ledger.close();
  expect([summary.rounds, summary.decisions]).toEqual([1, 8_000]);
}, 120_000);

/** What the rows of a table contain as JSON in their second cell. */
async function secondCells(ledger: Ledger, table: TableName) {
  const cells = [];
  for await (const { row } of ledger.read(table)) cells.push(JSON.parse(String(row[1])));
  return cells;
}

it("checks the rows of a big run in a thread before it asks somebody", async () => {
  expect(await continued(file)).toEqual({
    ended: expect.objectContaining({
      state: "paused",
      summary: expect.objectContaining({ decisions: 8_000 }),
    }),
    asked: 1,
    threads: 1,
  });
});

/** For each round the SHA-256 of the manifest, which its record hash covers. */
async function manifestHashes(ledger: Ledger, rounds: number): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { row } of ledger.read("run"))
    hashes.push(createHash("sha256").update(String(row[1])).digest("hex"));
  return Array.from({ length: rounds }, () => hashes[0] ?? "");
}

it("learns from the thread that no row was changed", async () => {
  const ledger = await openSqliteLedger(file, { readOnly: true });
  const [{ identity }] = await secondCells(ledger, "run");
  const rounds = await secondCells(ledger, "round");
  const { signal } = new AbortController();
  const closed = { identity, rounds, manifests: await manifestHashes(ledger, rounds.length) };
  expect(await ledger.unchanged?.(closed, signal)).toBe(true);
  expect(await ledger.unchanged?.({ ...closed, identity: "another" }, signal)).toBe(false);
  expect(await ledger.unchanged?.({ ...closed, manifests: [null] }, signal)).toBe(false);
  expect(await ledger.unchanged?.(closed, AbortSignal.abort())).toBe(false);
  const noLonger = new AbortController();
  const answer = ledger.unchanged?.(closed, noLonger.signal);
  noLonger.abort();
  expect(await answer).toBe(false);
  await ledger.close();
});

it("asks nobody once a letter of one record was changed, and names the row", async () => {
  const changed = join(folder, "changed.db");
  copyFileSync(file, changed);
  const bytes = readFileSync(changed);
  const place = bytes.indexOf(reason, bytes.length / 2);
  bytes.write("X", place);
  writeFileSync(changed, bytes);
  const { ended, asked, threads } = await continued(changed);
  expect([asked, threads]).toEqual([0, 1]);
  expect(ended).toMatchObject({
    message: expect.stringMatching(/round 0, agent \S+, post m\d, decision: the row was changed/),
  });
});
