import { execFile } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const examples = join(root, "examples");
const read = (...path: readonly string[]) => readFileSync(join(examples, ...path), "utf8");

/** The examples that are projects; `programs` is part of this repository's own workspace. */
const projects = readdirSync(examples)
  .filter((name) => name !== "programs" && existsSync(join(examples, name, "package.json")))
  .sort();

it("there are examples to clone", () => {
  expect(projects).toEqual([
    "csv-batch",
    "message-study",
    "streaming-route",
    "street-simulation",
    "ticket-classifier",
  ]);
});

describe.each(projects)("the example %s", (name) => {
  let clone: string;
  beforeAll(async () => {
    // Among the tests, where all packages are installed.
    clone = await mkdtemp(join(import.meta.dirname, "../../node_modules/.clone-"));
    cpSync(join(examples, name), clone, { recursive: true });
  });
  afterAll(() => rm(clone, { recursive: true, force: true }));

  it("compiles, and its tests pass without a model", async () => {
    await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", clone]);
    const tests = readdirSync(join(clone, "dist")).filter((file) => file.endsWith(".test.js"));
    const files = tests.map((file) => `dist/${file}`);
    // A port on which nothing listens: a test that asked a model would fail.
    const env = { ...process.env, OLLAMA_URL: "http://127.0.0.1:9" };
    const { stdout } = await run(process.execPath, ["--test", "--test-reporter=tap", ...files], {
      cwd: clone,
      env,
    });
    expect(stdout).toMatch(/^# pass [1-9]/m);
    expect(stdout).toMatch(/^# fail 0$/m);
  });

  it("its README installs everything that it imports", () => {
    const sources = readdirSync(join(examples, name, "src")).map((file) => read(name, "src", file));
    const imported = sources.flatMap((text) =>
      [...text.matchAll(/from "((?:@[\w-]+\/)?[\w-]+)/g)].map(([, module = ""]) => module),
    );
    const [, words = ""] = /^(?:npm install|node ~\/concordat\/tools\/add\.mjs) (.+)$/m.exec(
      read(name, "README.md"),
    ) ?? [""];
    const missing = imported.filter((module) => module !== "node" && !words.split(" ").includes(module));
    expect([...new Set(missing)]).toEqual([]);
  });
});
