import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { answerText, startModelServer } from "@concordat/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { npmEnvironment } from "../tarballs/npm-environment.js";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const node = (script: string, ...args: readonly string[]) =>
  run(process.execPath, [join(root, script), ...args], { maxBuffer: 64 * 1024 * 1024 });

let folder: string;
let project: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-created-"));
  project = join(folder, "tickets");
  env = { ...npmEnvironment(), npm_config_prefer_offline: "true", npm_config_loglevel: "error" };
  await node("tools/pack-all.mjs");
  await node(
    "apps/cli/bin/concordat.js",
    "init",
    project,
    "--from",
    join(root, "out/packages"),
    "--package-manager",
    "npm",
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const npm = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
  run("npm", args, { cwd: project, env: { ...env, ...more } });

describe("a project that concordat init creates from packed packages", () => {
  it("installs, and its test passes without a model", async () => {
    await npm(["install", "--no-audit", "--no-fund"]);
    const { stdout } = await npm(["test"]);
    expect(stdout).toMatch(/^# pass 3$/m);
    expect(stdout).toMatch(/^# fail 0$/m);
  });

  it("classifies the mails of its CSV file, and asks about none of them twice", async () => {
    const ticket = { topic: "other", urgent: false, summary: "A mail." };
    await using server = await startModelServer(() => answerText(ticket));
    const first = await npm(["run", "batch"], { OLLAMA_URL: server.origin });
    expect(first.stdout).toContain("m3 {");
    expect(server.bodies).toHaveLength(3);
    await npm(["run", "batch"], { OLLAMA_URL: server.origin });
    expect(server.bodies).toHaveLength(3);
  });

  it("fails where the model gives no ticket, and prints none", async () => {
    await using server = await startModelServer(() => answerText("I would rather not."));
    const asked = npm(["run", "--silent", "ask"], { OLLAMA_URL: server.origin });
    await expect(asked).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining("no ticket: UNREADABLE"),
    });
  });

  it("names only scripts that it has", async () => {
    const { scripts } = JSON.parse(await readFile(join(project, "package.json"), "utf8"));
    const named = [...(await readFile(join(project, "README.md"), "utf8")).matchAll(/`npm (?:run )?(\w+)`/g)];
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(([, name = ""]) => scripts[name] === undefined)).toEqual([]);
  });
});
