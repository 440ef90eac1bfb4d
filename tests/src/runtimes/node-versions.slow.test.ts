import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { randomModel } from "@concordat/testing/random-model";
import { afterAll, beforeAll, expect, it } from "vitest";
import { nodeCommand, nodeVersions, whySkipped } from "./runtimes.js";

const run = promisify(execFile);
const bin = join(import.meta.dirname, "../../../apps/cli/bin/concordat.js");

let folder: string;
let env: NodeJS.ProcessEnv;
const hashes = new Set<string>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-nodes-"));
  env = { ...process.env, CONCORDAT_MODEL: await randomModel() };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.for(nodeVersions)(
  "the command line and the demo run in Node.js %i, and decide the same",
  { timeout: 180_000 },
  async (version, { skip }) => {
    const node = nodeCommand(version) ?? skip(whySkipped);
    const command = async (...args: readonly string[]): Promise<string> =>
      (await run(node, [bin, ...args], { cwd: folder, env })).stdout;
    expect(await command("schema", "agent-decision")).toContain("urn:concordat:agent-decision:v2");
    // A model of random weights decides nothing that is valid for sure; what it decides is the same everywhere.
    const demo = await command("demo", "--out", `${version}`, "--json").catch(({ stdout }) => String(stdout));
    const end = JSON.parse(demo.trimEnd().split("\n").at(-1) ?? "");
    expect(end).toMatchObject({ type: "run-completed", rounds: 2, decisions: 16 });
    hashes.add(end.hash);
    expect(hashes.size).toBe(1);
  },
);
