import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildScenario, createMemoryLedger, simulate } from "@concordat/simulation";
import { afterAll, expect, it } from "vitest";
import { exportRun } from "./index.js";
import { readTable } from "./testing/read-table.js";

const folder = mkdtempSync(join(tmpdir(), "concordat-states-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("exports the states of agents before the first round and after each round", async () => {
  const profiles = ["ada", "bo"].map((id) => ({ id, name: id, interests: ["votes"] }));
  const scenario = buildScenario(
    {
      name: "states",
      seed: 1,
      rounds: 2,
      starts_at: "2026-03-14T08:00:00Z",
      round_minutes: 60,
      audience: { kind: "profiles", file: "profiles.json" },
      network: { kind: "everyone" },
      feed: { ranker: "chronological", size: null },
      activity: 1,
      states: {
        fields: {
          votes: { kind: "flag", start: { kind: "value", value: true } },
          opinion: { kind: "number", start: { kind: "agents", agents: ["ada"], value: 1, otherwise: 0 } },
          party: { kind: "word", words: ["red", "blue"], start: { kind: "value", value: "blue" } },
        },
      },
      policy: { kind: "degroot", field: "opinion" },
    },
    { profiles },
  );
  const ledger = createMemoryLedger();
  await simulate({ scenario, ledger });
  const out = join(folder, "tables");
  await exportRun({ scenario, ledger, out });
  const { rows } = await readTable(out, "states");
  expect(rows).toHaveLength(3 * 3 * 2);
  expect(rows.slice(0, 6)).toEqual([
    { round: -1, agent: "ada", segment: null, field: "opinion", value: null, number: 1 },
    { round: -1, agent: "bo", segment: null, field: "opinion", value: null, number: 0 },
    { round: -1, agent: "ada", segment: null, field: "party", value: "blue", number: null },
    { round: -1, agent: "bo", segment: null, field: "party", value: "blue", number: null },
    { round: -1, agent: "ada", segment: null, field: "votes", value: "true", number: 1 },
    { round: -1, agent: "bo", segment: null, field: "votes", value: "true", number: 1 },
  ]);
  expect(rows[6]).toMatchObject({ round: 0, agent: "ada", field: "opinion", number: 0.5 });
});
