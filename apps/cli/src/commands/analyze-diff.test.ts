import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analysisReport } from "@concordat/contracts/analysis-report";
import { packageFiles } from "@concordat/testing/package-files";
import { randomModel } from "@concordat/testing/random-model";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { runCli } from "../testing/run-cli.js";

const [table] = await packageFiles("vega-datasets", "data/unemployment-across-industries.json");

let folder: string;
let model: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-analyze-cli-"));
  model = await randomModel();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const analyze = (...args: string[]) => runCli(["analyze", ...args], { cwd: folder });
const question = ["--question", "Which industries drove the rise in unemployment from 2008 to 2009?"];
const engine = (): string[] => ["--llm", "llama", "--model", model, "--seed", "2"];

describe("concordat analyze", () => {
  it("finds the drivers, whatever the model says, and continues in its folder", async () => {
    const args = [table, ...question, "--compare", "2008:2009", "--out", "found", "--iterations", "3"];
    const { out, err } = await analyze(...args, "--json", ...engine());
    const report = JSON.parse(out);
    expect(analysisReport.validate(report)).toEqual([]);
    expect(report.drivers[0]).toMatchObject({ member: "Manufacturing", effect: 11_333 });
    expect(report.drivers[0].share_of_change).toBeCloseTo(0.186, 3);
    expect(err).toContain("the report is in found/report.md");
    const files = await readdir(join(folder, "found"));
    expect(files).toEqual(
      expect.arrayContaining(["iterations.jsonl", "attempts.jsonl", "report.json", "report.md"]),
    );
    // What the model asked to be saved is chance; the drivers' tables are computed.
    expect(files.filter((name) => name.startsWith("drivers-"))).toContain("drivers-1-series.csv");

    const again = await analyze(...args, "--resume", ...engine());
    expect(again.err).toMatch(/3 iterations, \d of them made before/);
    const coverage = await analyze("coverage", "found/iterations.jsonl");
    expect([coverage.code, Object.keys(JSON.parse(coverage.out)).length > 0]).toEqual([0, true]);
    const validated = await runCli(["validate", "iteration-response", "found/iterations.jsonl"], {
      cwd: folder,
    });
    expect(validated.code).toBe(0);
  }, 240_000);

  it.each<[string, string[], RegExp]>([
    ["a table that is not there", ["nowhere.csv", ...question], /nowhere\.csv/],
    ["a measure that the table does not have", [table, ...question, "--measure", "money"], /money/],
    ["a period that cannot be read", [table, ...question, "--compare", "yesterday"], /compare/],
  ])("refuses %s", async (_, args, message) => {
    const { code, err } = await analyze(...args, "--out", "refused", ...engine());
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe("concordat diff", () => {
  const diff = (...args: string[]) => runCli(["diff", ...args], { cwd: folder });

  it("names the changes between two versions of a contract, with a witness for what breaks", async () => {
    const { code, out } = await diff("agent-decision/v1", "agent-decision/v2");
    expect(code).toBe(0);
    expect(out).toContain("**major**: backward is breaking.");
    expect(out).toContain("`property-removed`");
  });

  it("reads files, prints JSON, and can make a script stop", async () => {
    await writeFile(join(folder, "old.json"), '{"type": "string", "maxLength": 9}');
    await writeFile(join(folder, "new.json"), '{"type": "string", "maxLength": 5}');
    const { code, out } = await diff("old.json", "new.json", "--json", "--check");
    const { changes, bump } = JSON.parse(out);
    expect([code, bump, changes[0].name]).toEqual([1, "major", "bound-tightened"]);
    const { instance } = changes[0].backward.witness;
    expect(instance.length > 5 && instance.length <= 9).toBe(true);
  });

  it("says what it could not read", async () => {
    const { code, err } = await diff("nowhere.json", "post");
    expect([code, err]).toEqual([2, expect.stringContaining("nowhere.json is not a file")]);
  });

  it("writes a changeset where changesets are", async () => {
    const nowhere = await diff("old.json", "new.json", "--changeset", "--package", "@you/contracts");
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining("where .changeset is")]);
  });
});

it("takes options before and behind the schemas, and refuses what is invalid", async () => {
  await writeFile(join(folder, "old.json"), '{"type": "string", "maxLength": 9}');
  await writeFile(join(folder, "new.json"), '{"type": "string", "maxLength": 5}');
  await mkdir(join(folder, ".changeset"));
  const diffIn = (...args: string[]) => runCli(["diff", ...args], { cwd: folder });
  const both = ["--package", "@you/a", "--package", "@you/b"];
  for (const args of [
    ["--changeset", ...both, "old.json", "new.json"],
    ["old.json", ...both, "new.json", "--changeset"],
    ["--changeset", "old.json", "--schema", "new.json", ...both],
    ["--schema", "old.json", "--changeset", "--schema", "new.json", ...both],
  ]) {
    expect(await diffIn(...args)).toMatchObject({ code: 0 });
    const [file = ""] = await readdir(join(folder, ".changeset"));
    expect(await readFile(join(folder, ".changeset", file), "utf8")).toMatch(
      /"@you\/a": major\n"@you\/b": major/,
    );
    await rm(join(folder, ".changeset", file));
  }
  for (const [args, message] of [
    [["old.json"], "diff compares two schemas"],
    [["old.json", "new.json", "--schema", "new.json"], "diff compares two schemas"],
    [["old.json", "new.json", "--package", "@you/a"], "--package belongs to --changeset"],
    [
      ["old.json", "--changeset", "--package", "new.json", "old.json"],
      "new.json: is not the name of a package",
    ],
  ] as const) {
    expect(await diffIn(...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  }
});

it("writes a changeset for the packages that hold the schema", async () => {
  const repository = join(folder, "repository");
  const schema = (max: number): string =>
    JSON.stringify({ $id: "urn:test:name:v1", type: "string", maxLength: max });
  await mkdir(join(repository, "packages/names"), { recursive: true });
  await mkdir(join(repository, ".changeset"));
  await writeFile(join(repository, "package.json"), '{"name": "root", "private": true}');
  await writeFile(join(repository, "packages/names/package.json"), '{"name": "@you/names"}');
  await writeFile(join(repository, "packages/names/schema.json"), schema(9));
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
  ])
    execFileSync("git", args, { cwd: repository });
  await writeFile(join(repository, "new.json"), schema(5));
  const { code } = await runCli(["diff", "packages/names/schema.json", "new.json", "--changeset"], {
    cwd: repository,
  });
  const [file = ""] = await readdir(join(repository, ".changeset"));
  expect([code, await readFile(join(repository, ".changeset", file), "utf8")]).toEqual([
    0,
    expect.stringContaining('"@you/names": major'),
  ]);
});

it("reads a file at a git revision", async ({ skip }) => {
  const { code, out } = await runCli(
    ["diff", "HEAD:schemas/post/v1/schema.json", "schemas/post/v1/schema.json"],
    {
      cwd: join(import.meta.dirname, "../../../.."),
    },
  );
  if (code === 2) return skip("no git history here");
  expect(out).toContain("nothing changed");
});

it("reads schemas with a byte order mark, in a file and at a git revision", async () => {
  const repository = await mkdtemp(join(tmpdir(), "concordat-mark-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: repository });
  const marked = `\uFEFF${JSON.stringify({ type: "string" }, null, 2).replaceAll("\n", "\r\n")}`;
  await writeFile(join(repository, "schema.json"), marked);
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.email=ada@example.com", "-c", "user.name=Ada", "commit", "-q", "-m", "marked");
  const { out, err } = await runCli(["diff", "HEAD:schema.json", "schema.json"], { cwd: repository });
  await rm(repository, { recursive: true });
  expect([out, err]).toEqual([expect.stringContaining("nothing changed"), ""]);
});

it("runs no git of the folder that it stands in, and nothing that the repository names to show commits", async () => {
  const repository = await mkdtemp(join(tmpdir(), "concordat-hostile-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: repository });
  const canary = join(repository, "canary");
  const script = `#!/bin/sh\necho ran >> "${canary}"\n`;
  for (const name of ["git", "verify", "git.exe"])
    await writeFile(join(repository, name), script, { mode: 0o755 });
  await writeFile(join(repository, "schema.json"), '{"$id": "urn:you:name"}');
  await writeFile(join(repository, "package.json"), '{"name": "@you/names"}');
  await mkdir(join(repository, ".changeset"));
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.email=ada@example.com", "-c", "user.name=Ada", "commit", "-q", "-m", "all");
  for (const name of ["gpg.program", "diff.external", "core.pager", "core.fsmonitor"])
    git("config", name, join(repository, "verify"));
  git("config", "log.showSignature", "true");
  vi.stubEnv("PATH", `:.:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const changed = ["diff", "HEAD:schema.json", "schema.json", "--changeset"];
  expect(await runCli(changed, { cwd: repository })).toMatchObject({
    code: 0,
    err: expect.stringContaining("the changeset is in"),
  });
  const commit = await runCli(["diff", ":/all", "schema.json"], { cwd: repository });
  expect([commit.code, commit.err]).toEqual([
    2,
    expect.stringContaining(":/all is not a file, and git does not"),
  ]);
  expect(existsSync(canary)).toBe(false);
  await rm(repository, { recursive: true });
});

it("keeps the report readable as a file", async () => {
  expect(await readFile(join(folder, "found/report.md"), "utf8")).toContain("Manufacturing");
});

describe("concordat diff of definitions", () => {
  const diff = (...args: string[]) =>
    runCli(["diff", "old-defs.json", "new-defs.json", ...args], { cwd: folder });
  const parts = (max: number) => ({ A: { type: "string", maxLength: max }, B: { type: "integer" } });

  beforeAll(async () => {
    await writeFile(join(folder, "old-defs.json"), JSON.stringify({ definitions: parts(9) }));
    await writeFile(join(folder, "new-defs.json"), JSON.stringify({ $defs: { ...parts(5), C: {} } }));
  });

  it("compares them one by one where the root constrains nothing", async () => {
    const { code, out } = await diff("--check");
    expect([code, out]).toEqual([1, expect.stringContaining("**major**: A: backward is breaking.")]);
    expect(out).toContain("| 1 | 0 | 0 | 1 | 0 | 0 | 1 |");
  });

  it("takes the schemas that stand behind an option", async () => {
    const args = ["diff", "--check", "--entry", "B", "old-defs.json", "new-defs.json"];
    expect(await runCli(args, { cwd: folder })).toMatchObject({ code: 0 });
  });

  it("counts only those that matter", async () => {
    const { code, out } = await diff("--check", "--entry", "B", "--entry", "C", "--json");
    expect([code, JSON.parse(out)]).toMatchObject([0, { bump: "minor", counts: { added: 1, unchanged: 1 } }]);
    expect(await diff("--entry", "D")).toMatchObject({
      code: 2,
      err: expect.stringContaining("neither schema has a definition named D"),
    });
  });
});
