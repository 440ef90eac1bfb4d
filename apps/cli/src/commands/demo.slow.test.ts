import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { simulationEvent } from "@concordat/contracts/simulation-event";
import { randomModel } from "@concordat/testing/random-model";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { bin, ndjson, runCli } from "../testing/run-cli.js";

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-demo-"));
  vi.stubEnv("CONCORDAT_MODEL", await randomModel());
});
afterAll(() => rm(folder, { recursive: true }));

it("makes 16 decisions in two rounds with the model in process, verifies them, and says where they are", async () => {
  const { code, out, err } = await runCli(["demo", "--out", join(folder, "json"), "--json"]);
  const events = ndjson(out);
  expect(events.flatMap((event) => simulationEvent.validate(event))).toEqual([]);
  const { valid, invalid, failed, hash } = Object(events.at(-1));
  expect(events.at(-1)).toMatchObject({ type: "run-completed", rounds: 2, decisions: 16 });
  expect([valid + invalid + failed, code]).toEqual([16, invalid + failed === 0 ? 0 : 1]);
  const [name = ""] = await readdir(join(folder, "json"));
  expect(err).toContain(`verified: 2 rounds, 16 decisions, hash ${hash}`);
  expect(err).toContain(`the run is in ${join(folder, "json", name)}`);
  expect((await runCli(["simulate", "verify", join(folder, "json", name)])).code).toBe(0);
}, 180_000);

it("says what it is, then tells each decision within 80 columns, and names the report last", async () => {
  const { out, err } = await runCli(["demo", "--out", join(folder, "tables")]);
  expect(err).toMatch(
    /20 ratings …[\s\S]*Round 1: the model writes 8 decisions …[\s\S]*Round 2: the model writes 8/,
  );
  expect(out).toMatch(
    /^Four people[\s\S]*Nobody here is real\.[\s\S]*— round 1 —[\s\S]*— round 2 —[\s\S]*Verified without the model: 2 rounds, 16 decisions/,
  );
  expect(out).toContain("The choices are not its own: a rule draws each by lot");
  expect(out.match(/^(?:Mara Lindqvist|Deniz Aydın|Oluchi Eze|Leo Marchetti), on \S.*: "/gm)).toHaveLength(
    16,
  );
  const lines = out.trimEnd().split("\n");
  const report = lines.at(-1) ?? "";
  expect(await readFile(report, "utf8")).toContain("<!doctype html>");
  // How long the folder's name is, the demo cannot choose.
  const told = lines.filter((line) => !line.includes(folder));
  expect(told.filter((line) => [...line].length > 80)).toEqual([]);
  expect(told).toHaveLength(lines.length - 4);
}, 180_000);

it("prints a command that checks the run when it is pasted into the clone where the demo ran", async () => {
  const cwd = join(import.meta.dirname, "../../../..");
  const { stdout } = await run(process.execPath, [bin, "demo", "--out", join(folder, "clone")], { cwd });
  const [, pasted = ""] = /To do it again:\n((?:.*\\\n)*.*)/.exec(stdout) ?? [];
  const checked = await run("bash", ["-c", pasted], { cwd, env: { PATH: dirname(process.execPath) } });
  expect(checked.stdout).toContain("verified: 2 rounds, 16 decisions");
}, 180_000);

it("says in a line where it cannot write, before a model is loaded", async () => {
  await writeFile(join(folder, "file"), "mine");
  vi.stubEnv("CONCORDAT_MODEL", join(folder, "none.gguf"));
  const { code, err } = await runCli(["demo", "--out", join(folder, "file")]);
  expect([code, err]).toEqual([2, expect.stringContaining("is not a folder; choose another one")]);
});
