import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SimulationManifest } from "@concordat/contracts/simulation-manifest";
import { afterAll, describe, expect, it } from "vitest";
import { openRunFolder, verifyRunFolder } from "../../entry/sqlite.js";
import { canonicalJson } from "../../hash/canonical-json.js";
import {
  createMemoryLedger,
  fork,
  forkedScenario,
  type Ledger,
  type LoadedScenario,
  type ModelPolicies,
  measureRun,
  simulate,
  verify,
} from "../../index.js";
import type { LedgerRow } from "../../ledger/ledger.js";
import { ledgerRow } from "../../ledger/row-digest.js";
import { tableNames } from "../../ledger/tables.js";
import { goldenRun, makeRunFolder, withManifest } from "../../testing/golden-run.js";
import { surveyedModel, surveyedScenario } from "../../testing/survey-scenario.js";
import { storedManifest } from "../start-run.js";

const folder = mkdtempSync(join(tmpdir(), "concordat-manifest-"));
let made = 0;
const place = (): string => join(folder, String(made++));
afterAll(() => rmSync(folder, { recursive: true }));

const policies = (id = "scripted:test", digest = "sha256:a"): ModelPolicies => ({
  ...surveyedModel().model,
  prompts: "Decide.",
  settings: { temperature: 0.2, max_attempts: 3, reasoning_effort: null },
  identity: { id, digest },
});

type Edit = (manifest: SimulationManifest) => Partial<SimulationManifest>;
type Parent = NonNullable<SimulationManifest["parent"]>;

const other = (hash: string): string => hash.replace(/^./, (first) => (first === "0" ? "1" : "0"));
const ofParent =
  (edit: (parent: Parent) => Partial<Parent>): Edit =>
  ({ parent }) => ({ parent: parent && { ...parent, ...edit(parent) } });
const ofKept = (edit: (kept: NonNullable<Parent["made_with"]>[number]) => object): Edit =>
  ofParent(({ made_with = [] }) => ({ made_with: made_with.map((kept) => ({ ...kept, ...edit(kept) })) }));

/** A change of every field of a manifest. */
const edits: Readonly<Record<string, Edit>> = {
  name: () => ({ name: "another" }),
  hash_version: ({ hash_version }) => ({ hash_version: hash_version === 1 ? 2 : 1 }),
  rules_version: ({ rules_version = 1 }) => ({ rules_version: 3 - rules_version }),
  identity: ({ identity }) => ({ identity: other(identity) }),
  scenario_sha256: (manifest) => ({ scenario_sha256: other(manifest.scenario_sha256) }),
  agents: ({ agents }) => ({ agents: agents + 1 }),
  created_at: () => ({ created_at: "2020-01-01T00:00:00.000Z" }),
  model: ({ model }) => ({ model: model && { ...model, id: "ollama:grander" } }),
  "model.digest": ({ model }) => ({ model: model && { ...model, digest: "sha256:b" } }),
  prompts_sha256: (manifest) => ({ prompts_sha256: other(manifest.prompts_sha256) }),
  settings: ({ settings }) => ({ settings: { ...settings, temperature: 1.5 } }),
  inputs: ({ inputs }) => ({ inputs: [...inputs, { name: "more.json", bytes: 1, sha256: "0".repeat(64) }] }),
  contracts: ({ contracts }) => ({ contracts: contracts.slice(1) }),
  packages: () => ({ packages: { "@concordat/simulation": "99.0.0" } }),
  modules: () => ({ modules: ["longest-first"] }),
};

/** The same of what a fork says of the run that it comes from. */
const forkEdits: Readonly<Record<string, Edit>> = {
  ...edits,
  "parent.round": ofParent(({ round }) => ({ round: round + 1 })),
  "parent.hash": ofParent(({ hash }) => ({ hash: other(hash) })),
  "parent.change_sha256": ofParent((parent) => ({ change_sha256: other(parent.change_sha256) })),
  "parent.made_with": ofParent(() => ({ made_with: [] })),
  "parent.made_with.round": ofKept(() => ({ round: 1 })),
  "parent.made_with.comparable_sha256": ofKept(() => ({ comparable_sha256: "0".repeat(64) })),
  "parent.made_with.manifest_sha256": ofKept(() => ({ manifest_sha256: "0".repeat(64) })),
};

/** The ledger with another manifest in its row, whose digest is made again. */
async function edited(ledger: Ledger, edit: Edit): Promise<Ledger> {
  const manifest = await storedManifest(ledger);
  if (manifest === null) throw new TypeError("the run has not begun");
  const text = canonicalJson({ ...manifest, ...edit(manifest) });
  expect(text).not.toBe(canonicalJson(manifest));
  const copy = createMemoryLedger();
  const writer = await copy.claim("the editor");
  const rows: LedgerRow[] = [ledgerRow("run", [manifest.name, text])];
  for (const table of tableNames)
    if (table !== "run") for await (const row of ledger.read(table)) rows.push({ table, ...row });
  await writer.commit(rows);
  return copy;
}

async function newRun(): Promise<{ scenario: LoadedScenario; ledger: Ledger }> {
  const scenario = surveyedScenario();
  const ledger = createMemoryLedger();
  await simulate({ scenario, ledger, model: policies() });
  return { scenario, ledger };
}

async function newFork(): Promise<{ scenario: LoadedScenario; ledger: Ledger }> {
  const parent = await newRun();
  const change = { activity: 0.5 };
  const ledger = createMemoryLedger();
  const model = policies("scripted:other", "unpinned");
  await fork({ parent, at: 2, change: { ...change, model: "scripted:other" }, ledger, model });
  const scenario = forkedScenario(parent.scenario, {
    round: 2,
    change: { ...change, model: "scripted:other" },
  });
  await simulate({ scenario, ledger, model });
  return { scenario, ledger };
}

describe("a run of today", () => {
  it("has no field of its manifest that could be changed together with the digest of its row", async () => {
    const { scenario, ledger } = await newRun();
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", uncovered: [] });
    const states: Record<string, string> = {};
    for (const [field, edit] of Object.entries(edits))
      states[field] = (await verify({ scenario, ledger: await edited(ledger, edit) })).state;
    expect(states).toEqual(Object.fromEntries(Object.keys(edits).map((field) => [field, "broken"])));
  });

  it("has none as a fork either: not of what it says of the run that it comes from", async () => {
    const { scenario, ledger } = await newFork();
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", uncovered: [] });
    const states: Record<string, string> = {};
    for (const [field, edit] of Object.entries(forkEdits))
      states[field] = (await verify({ scenario, ledger: await edited(ledger, edit) })).state;
    expect(states).toEqual(Object.fromEntries(Object.keys(forkEdits).map((field) => [field, "broken"])));
  });

  it("is not resumed, measured or forked with a changed manifest", async () => {
    const { scenario, ledger } = await newRun();
    const model = policies();
    for (const field of ["created_at", "packages"]) {
      const changed = await edited(ledger, edits[field] ?? (() => ({})));
      const broken = "or the manifest, are not those that it was closed with";
      await expect(simulate({ scenario, ledger: changed, model })).rejects.toThrow(broken);
      await expect(measureRun({ scenario, ledger: changed })).rejects.toThrow(broken);
      const parent = { scenario, ledger: changed };
      const to = createMemoryLedger();
      await expect(fork({ parent, at: 1, change: {}, ledger: to, model })).rejects.toThrow(broken);
    }
  });

  it("has the hash of another run only with the same model, prompts and settings", async () => {
    const hashOf = async (model: ModelPolicies): Promise<string> =>
      (await simulate({ scenario: surveyedScenario(), model })).summary.hash;
    const same = await hashOf(policies());
    expect(await hashOf(policies())).toBe(same);
    expect(await hashOf(policies("scripted:test", "sha256:b"))).not.toBe(same);
    const settings = { temperature: 0.9, max_attempts: 3, reasoning_effort: null };
    expect(await hashOf({ ...policies(), settings })).not.toBe(same);
  });

  it("says that nothing covers its manifest before it has closed a round", async () => {
    const scenario = surveyedScenario();
    const ledger = createMemoryLedger();
    await simulate({ scenario, ledger, model: policies(), limits: { maxRequests: 1 } });
    const { uncovered } = await verify({ scenario, ledger });
    expect(uncovered).toEqual(["contracts", "created_at", "model", "packages", "prompts_sha256", "settings"]);
  });
});

describe("a run of the first version of hashes", () => {
  it.each([
    ["asked", 4, ["contracts", "created_at", "packages"]],
    ["contagion", 4, ["contracts", "created_at", "packages"]],
    ["contagion-open", 1, ["contracts", "created_at", "packages"]],
    ["paused", 0, ["contracts", "created_at", "model", "packages", "prompts_sha256", "settings"]],
    ["fork", 4, ["contracts", "created_at", "model", "packages", "prompts_sha256", "settings"]],
  ])("%s verifies as before, and says what its hashes do not cover", async (name, rounds, uncovered) => {
    const run = await makeRunFolder(goldenRun(name), place());
    expect(await verifyRunFolder(run)).toMatchObject({
      state: "verified",
      rounds,
      uncovered,
      difference: null,
    });
  });

  it.each([
    ["asked", edits],
    ["fork", { ...forkEdits, "parent.made_with": edits.name, "parent.made_with.round": edits.name }],
  ] as const)("%s: exactly the fields that it names can be changed unnoticed", async (name, fields) => {
    const golden = goldenRun(name);
    const text = String(golden.rows.find(({ table }) => table === "run")?.row[1]);
    const manifest: SimulationManifest = JSON.parse(text);
    const { uncovered } = await verifyRunFolder(await makeRunFolder(golden, place()));
    const unnoticed = new Set<string>();
    for (const [field, edit] of Object.entries(fields)) {
      const changed = canonicalJson({ ...manifest, ...edit?.(manifest) });
      if (changed === text) continue;
      const run = await makeRunFolder(withManifest(golden, changed), place());
      const state = await verifyRunFolder(run).then(
        (verification) => verification.state,
        () => "broken",
      );
      if (state === "verified") unnoticed.add(field.split(".")[0] ?? "");
    }
    expect([...unnoticed].sort()).toEqual(uncovered);
  });

  it("is continued with the hashes that it was begun with, and verifies to its end", async () => {
    const run = await openRunFolder(await makeRunFolder(goldenRun("paused"), place()));
    const { scenario, ledger } = run;
    expect(await simulate({ scenario, ledger, model: policies() })).toMatchObject({ state: "completed" });
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", rounds: 4 });
    const last = async (from: Ledger): Promise<unknown> => {
      const rows = [];
      for await (const { row } of from.read("round")) rows.push(JSON.parse(String(row[1])));
      return rows.at(-1).hash;
    };
    const whole = await openRunFolder(await makeRunFolder(goldenRun("asked"), place()));
    expect(await last(ledger)).toBe(await last(whole.ledger));
    await run.close();
    await whole.close();
  });

  it("is continued with the rules that it was begun with: threshold does not count the author", async () => {
    const golden = await verifyRunFolder(await makeRunFolder(goldenRun("contagion"), place()));
    const run = await openRunFolder(await makeRunFolder(goldenRun("contagion-open"), place()));
    const { scenario, ledger } = run;
    expect(await simulate({ scenario, ledger })).toMatchObject({ state: "completed" });
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", hash: golden.hash });
    await run.close();
  });

  it("is forked with its own hashes", async () => {
    const run = await openRunFolder(await makeRunFolder(goldenRun("asked"), place()));
    const ledger = createMemoryLedger();
    const model = policies();
    const { scenario } = await fork({ parent: run, at: 1, change: {}, ledger, model });
    expect((await storedManifest(ledger))?.hash_version).toBe(1);
    await simulate({ scenario, ledger, model });
    expect(await verify({ scenario, ledger })).toMatchObject({ state: "verified", rounds: 4 });
    await run.close();
  });
});
