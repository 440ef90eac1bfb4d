import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { link, mkdir, open, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { spawnCli } from "./testing/run-cli.js";
import { triedWith } from "./testing/thorough.js";
import { workplace } from "./testing/workplace.js";

const place = workplace();
const { at, everything } = place;

const decide = ["decide", "--profiles", "profiles.json", "--feed", "feed.json", "--seed", "7"];
const analyze = ["analyze", "sales.csv", "--question", "Why?", "--compare", "2008:2009", "--iterations", "4"];
const copilot = ["copilot", "Should we?", "--context", "notes.md"];
const render = ["copilot", "render", "kept.run.json"];
const importing = ["import", "posts", "feed.json"];

/** An option that names a file to be written, its command, and an input of that. */
interface OutputOption {
  readonly args: readonly string[];
  readonly option: string;
  readonly input: string;
}

const outputs: readonly OutputOption[] = [
  { args: [...decide, "--overwrite"], option: "--out", input: "feed.json" },
  { args: decide, option: "--record", input: "profiles.json" },
  { args: [...copilot, "--overwrite"], option: "--out", input: "notes.md" },
  { args: [...copilot, "--overwrite"], option: "--html", input: "notes.md" },
  { args: [...copilot, "--overwrite"], option: "--run", input: "notes.md" },
  { args: [...copilot, "--run", "out/x.run.json"], option: "--record", input: "notes.md" },
  { args: [...render, "--overwrite"], option: "--out", input: "kept.run.json" },
  { args: [...render, "--overwrite"], option: "--html", input: "kept.run.json" },
  { args: [...analyze, "--out", "out/analysis"], option: "--record", input: "sales.csv" },
  { args: ["simulate", "scenario.json", "--out", "out/run"], option: "--record", input: "scenario.json" },
  { args: ["reason", "--profile", "one.json"], option: "--record", input: "one.json" },
  { args: [...importing, "--overwrite"], option: "--out", input: "feed.json" },
];

/** Runs a command, with the model where it asks one, and with a file as standard input. */
async function run(args: readonly string[], input?: string): Promise<{ code: number | null; err: string }> {
  const handle = input === undefined ? null : await open(at(input), "r+");
  const asksNone =
    args[0] === "import" || args[0] === "validate" || args[0] === "parse" || args[1] === "render";
  const engine = asksNone ? [] : ["--endpoint", place.server.origin, "--model", "m"];
  const stdio = [handle?.fd ?? "ignore", "ignore", "pipe"] as const;
  const child = spawnCli([...args, ...engine], { cwd: at(), stdio: [...stdio] });
  const said = child.stderr === null ? "" : text(child.stderr);
  const [code] = await once(child, "exit");
  await handle?.close();
  return { code, err: await said };
}

/** Runs a command that must be refused: one line says why, nothing is changed and nothing asked. */
async function refused(args: readonly string[], message: RegExp, input?: string): Promise<void> {
  const [before, asked] = [await everything(), place.server.bodies.length];
  const { code, err } = await run(args, input);
  expect([args, code, err]).toEqual([args, 2, expect.stringMatching(message)]);
  expect(err).toMatch(/^concordat: [^\n]+\n$/);
  expect([await everything(), place.server.bodies.length]).toEqual([before, asked]);
}

let keptRun = "";

beforeEach(async () => {
  await writeFile(at("notes.md"), "our notes\n");
  const [profile] = JSON.parse(await readFile(at("profiles.json"), "utf8"));
  await writeFile(at("one.json"), JSON.stringify(profile));
  if (keptRun === "") {
    await run(["copilot", "Should we?", "--run", "kept.run.json"]);
    keptRun = await readFile(at("kept.run.json"), "utf8");
    await rm(at("kept.run.json.claim.json"));
  }
  await writeFile(at("kept.run.json"), keptRun);
});

describe.each(outputs)("$args.0 $option", ({ args, option, input }) => {
  it("never goes to an input, whatever leads there", async () => {
    await symlink(`../${input}`, at("out/soft"));
    await link(at(input), at("out/hard"));
    const names = [input, "out/soft", `./${input}`, "out/hard"];
    for (const name of triedWith(
      outputs.findIndex((output) => output.option === option && output.args === args),
      names,
      2,
    ))
      await refused([...args, option, name], /is an input/);
  });

  it("never goes to what is standard input", async () => {
    await writeFile(at("mine"), "");
    await refused([...args, option, "mine"], /mine is an input \(the same file as standard input\)/, "mine");
  });
});

describe("a recording", () => {
  it.each([
    [decide, "--out", ["e.nd", "e.nd"]],
    [decide, "--out", ["e.nd", "./out/../e.nd"]],
    [decide, "--out", ["e.nd", "./nowhere/../e.nd"]],
    [decide, "--out", ["e.nd", "e.nd.claim.json"]],
    [decide, "--out", ["e.nd", "e.nd.lock"]],
    [[...decide, "--overwrite"], "--out", ["e.nd", "e.nd"]],
    [copilot, "--out", ["r.md", "r.md"]],
    [copilot, "--out", ["r.md", "r.run.json"]],
    [copilot, "--html", ["r.html", "r.html"]],
    [[...analyze, "--overwrite"], "--out", ["out", "out/report.md"]],
    [analyze, "--out", ["out", "out/claim.json"]],
  ] as const)("has a file of its own: %j %s %j", async (args, option, [name, record]) => {
    await refused([...args, option, name, "--record", record], /is what the answers are recorded into/);
  });

  it("leaves no empty file where the command is refused for another reason", async () => {
    await writeFile(at("e.nd"), "mine\n");
    await refused([...decide, "--out", "e.nd", "--record", "new.nd"], /e\.nd already exists/);
  });
});

it("never replaces a table that is called as a file of its analysis", async () => {
  await mkdir(at("tables"));
  await rename(at("sales.csv"), at("tables/01-sales.csv"));
  const args = ["analyze", "tables/01-sales.csv", ...analyze.slice(2), "--out", "tables", "--overwrite"];
  await refused(args, /01-sales\.csv is an input/);
});

it.each(["e.nd.claim.json", "e.nd.lock"])("does not advise --overwrite where %s is foreign", async (name) => {
  await writeFile(at(name), "mine\n");
  for (const args of [decide, [...decide, "--overwrite"]])
    await refused([...args, "--out", "e.nd"], /move it away$/m);
});

describe.skipIf(process.platform === "win32")("a device or a pipe (skipped on Windows)", () => {
  it.each([
    ["validate", "post"],
    ["import", "posts"],
    ["parse", "--schema"],
    ["decide", "--profiles", "profiles.json", "--feed"],
    ["copilot", "Should we?", "--context"],
    ["reason", "--profile"],
    ["analyze", "--question", "Why?"],
  ])("is not read without end: %s %s", async (...args) => {
    await refused([...args, "/dev/zero"], /\/dev\/zero.*(?:is a device|not a regular file)/);
  });

  it("is not read without end as standard input", async () => {
    await symlink("/dev/zero", at("zero"));
    for (const args of [
      ["parse", "agent-decision"],
      ["parse", "agent-decision", "--ndjson"],
      ["validate", "post"],
    ])
      await refused(args, /standard input cannot be read: it is a device/, "zero");
  });

  it.each([
    [["validate", "post"], /no process has written to this pipe/],
    [["import", "posts"], /no process has written to this pipe/],
    [[...importing, "--out"], /no process has read from this pipe/],
    [[...decide, "--out"], /no process has read from this pipe/],
    [[...decide, "--record"], /no process has read from this pipe/],
    [[...render, "--html"], /no process has read from this pipe/],
  ])("does not block forever: %j", { timeout: 20_000 }, async (args, message) => {
    execFileSync("sh", ["-c", `mkfifo "$0"`, at("pipe")]);
    const [before, { code, err }] = [await everything(), await run([...args, "pipe"])];
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    expect(await everything()).toEqual(before);
  });
});
