import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const example = join(import.meta.dirname, "../../../../examples/rumour/scenario.json");
let folder: string;
const at = (...names: string[]): string => join(folder, ...names);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-simulate-verify-"));
  const scenario = JSON.parse(await readFile(example, "utf8"));
  scenario.audience.size = 40;
  scenario.rounds = 3;
  await writeFile(at("scenario.json"), JSON.stringify(scenario));
  const made = await runCli(["simulate", at("scenario.json"), "--out", at("run")]);
  expect(made.code).toBe(0);
  const runs = ["simulate", "ensemble", at("scenario.json"), "--runs", "3", "--out", at("ensemble")];
  expect((await runCli(runs)).code).toBe(0);
});
afterAll(() => rm(folder, { recursive: true }));

function withoutRounds(run: string, from: number): void {
  const ledger = new Database(join(run, "ledger.db"));
  for (const table of ["round", "post", "exposure", "decision", "effect", "answer"])
    ledger.prepare(`DELETE FROM "${table}" WHERE round >= ?`).run(from);
  ledger.close();
}

it("ends with 0 for a complete run, and with 6 for one whose last rounds are gone", async () => {
  const whole = await runCli(["simulate", "verify", at("run"), "--json"]);
  expect([whole.code, ndjson(whole.out)[0]]).toEqual([
    0,
    expect.objectContaining({ state: "verified", rounds: 3, of_rounds: 3, uncovered: [] }),
  ]);
  await cp(at("run"), at("cut"), { recursive: true });
  withoutRounds(at("cut"), 2);
  const cut = await runCli(["simulate", "verify", at("cut")]);
  expect([cut.code, cut.out]).toEqual([
    6,
    expect.stringContaining("verified: 2 of 3 rounds (the run is not complete)"),
  ]);
  const resumed = await runCli(["simulate", "resume", at("cut")]);
  expect(resumed.code).toBe(0);
  expect((await runCli(["simulate", "verify", at("cut")])).code).toBe(0);
});

it("ends with 6 for an ensemble of which runs are gone, and with 1 where another is broken", async () => {
  expect((await runCli(["simulate", "verify", at("ensemble")])).code).toBe(0);
  await rm(at("ensemble/runs/02"), { recursive: true });
  const gone = await runCli(["simulate", "verify", at("ensemble")]);
  expect([gone.code, gone.out]).toEqual([6, expect.stringContaining("runs/02: not begun")]);
  const ledger = new Database(at("ensemble/runs/03/ledger.db"));
  ledger.prepare("DELETE FROM effect").run();
  ledger.close();
  expect((await runCli(["simulate", "verify", at("ensemble")])).code).toBe(1);
});

it.each([
  [
    "a date",
    { created_at: "2020-01-01T00:00:00.000Z" },
    "broken: round 0, round: the accounts or hashes of the round are not what it and the manifest led to",
  ],
  [
    "a temperature",
    { settings: { temperature: 1.5, max_attempts: null, reasoning_effort: null } },
    "broken: run: the manifest is not the one that the run's identity was made from",
  ],
])(
  "finds %s that was changed in the manifest and in the ledger, digest included",
  async (what, edit, message) => {
    const run = at(what);
    await cp(at("run"), run, { recursive: true });
    const file = join(run, "manifest.json");
    const manifest = { ...JSON.parse(await readFile(file, "utf8")), ...edit };
    await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
    const text = canonicalJson(manifest);
    const digest = createHash("sha256")
      .update(JSON.stringify(["run", manifest.name, text]))
      .digest("hex");
    const ledger = new Database(join(run, "ledger.db"));
    ledger.prepare("UPDATE run SET manifest = ?, digest = ?").run(text, digest);
    ledger.close();
    const { code, out } = await runCli(["simulate", "verify", run]);
    expect([code, out]).toEqual([1, expect.stringContaining(message)]);
  },
);

/** Of the texts, numbers, lists and objects that a manifest holds: RFC 8785 sorts names. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(",")}}`;
}
