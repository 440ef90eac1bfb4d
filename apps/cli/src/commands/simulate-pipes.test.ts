import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Run, runCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples");
const run = "run";
let folder: string;
const at = (...names: string[]): string => join(folder, ...names);

/** A scenario that names a file of each kind that one may name, decided by rules. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-simulate-pipes-"));
  await mkdir(at("scenario"));
  const json = (name: string, value: unknown) => writeFile(at("scenario", name), JSON.stringify(value));
  await json("profiles.json", [
    { id: "ada", name: "Ada", interests: ["trains"] },
    { id: "bo", name: "Bo", interests: ["trains"] },
  ]);
  await json("assignments.json", [{ agent_id: "bo", segment: "commuters" }]);
  await json("posts.json", [{ id: "news", author_id: "paper", text: "Night trains are back." }]);
  await writeFile(at("scenario/follows.csv"), "follower,followed\nbo,ada\n");
  const rumour = JSON.parse(await readFile(join(examples, "rumour/scenario.json"), "utf8"));
  await json("scenario.json", {
    ...rumour,
    rounds: 2,
    audience: { kind: "profiles", file: "profiles.json", assignments: "assignments.json" },
    network: { kind: "file", file: "follows.csv" },
    posts: { file: "posts.json" },
    events: [],
  });
  await writeFile(at("change.json"), JSON.stringify({ activity: 0.5 }));
  const scenario = at("scenario/scenario.json");
  for (const args of [
    ["simulate", scenario, "--out", at(run)],
    ["simulate", "ensemble", scenario, "--runs", "2", "--out", at("ensemble")],
  ]) {
    const made = await runCli(args);
    expect([made.code, made.err]).toEqual([0, expect.any(String)]);
  }
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

/** Every command that opens a run, and what it writes to. */
const readers: Readonly<Record<string, (place: string, out: string) => string[]>> = {
  verify: (place) => ["verify", place],
  resume: (place) => ["resume", place],
  show: (place) => ["show", place, "--agent", "ada"],
  decisions: (place) => ["decisions", place],
  answers: (place) => ["answers", place],
  report: (place, out) => ["report", place, "--html", `${out}.html`],
  export: (place, out) => ["export", place, "--out", out],
  fork: (place, out) => ["fork", place, "--at", "1", "--change", at("change.json"), "--out", out],
  compare: (place) => ["compare", place, at(run)],
};

const ensembleReaders = ["verify", "resume", "answers", "report", "compare"];

/**
 * Each kind of run, and the files of it that a command opens by itself, or first of all. That a folder is opened without waiting at any of
 * its files is tested where folders are opened.
 */
const kinds = [
  { kind: run, commands: Object.keys(readers), files: ["manifest.json"] },
  { kind: run, commands: ["verify", "resume"], files: ["ledger.json", "inputs/profiles.json"] },
  { kind: "ensemble", commands: ensembleReaders, files: ["ensemble.json"] },
];

const makePipe = (path: string): void => {
  execFileSync("sh", ["-c", `mkfifo "$0"`, path]);
};

/** Waits for a command that must end by itself: one that hangs is ended, and has no code. */
async function ended(args: readonly string[]): Promise<Run> {
  return runCli(["simulate", ...args]);
}

const cases = kinds.flatMap(({ kind, files, commands }) =>
  files.flatMap((file) => commands.map((command) => [kind, file, command] as const)),
);

describe.runIf(process.platform !== "win32")("a pipe in place of a file of a run", () => {
  // A command that waits at the pipe would run into the time limit of the test.
  it.each(cases)(
    "%s/%s: %s refuses it or does without it",
    { timeout: 60_000 },
    async (kind, file, command) => {
      const id = `${kind}-${file}-${command}`.replaceAll("/", "-");
      const place = at(id);
      await cp(at(kind), place, { recursive: true });
      await rm(join(place, file), { force: true });
      makePipe(join(place, file));
      const { code, err, out } = await ended(readers[command]?.(place, at(`${id}-out`)) ?? []);
      expect([code, err, out]).toEqual([
        expect.any(Number),
        expect.not.stringMatching(/^\s+at /m),
        expect.any(String),
      ]);
      expect([code, err + out]).not.toEqual([0, expect.anything()]);
      await rm(place, { recursive: true });
    },
  );
});

describe.runIf(process.platform !== "win32")("another thing in place of a run's manifest", () => {
  it.each<[string, (path: string) => Promise<unknown>]>([
    ["a folder", (path) => mkdir(path)],
    ["a link to a device", (path) => symlink("/dev/zero", path)],
    ["a link in a circle", (path) => symlink(path, path)],
  ])("%s is refused in a sentence", { timeout: 60_000 }, async (what, make) => {
    const place = at(what);
    await cp(at(run), place, { recursive: true });
    await rm(join(place, "manifest.json"));
    await make(join(place, "manifest.json"));
    const { code, err } = await ended(["verify", place]);
    expect([code, err]).toEqual([2, expect.stringMatching(/manifest\.json in .* cannot be read: /)]);
  });

  it("a socket is refused in a sentence", { timeout: 60_000 }, async () => {
    const place = at("socket");
    await cp(at(run), place, { recursive: true });
    await rm(join(place, "manifest.json"));
    const server = createServer().listen(join(place, "manifest.json"));
    const { code, err } = await ended(["verify", place]);
    server.close();
    expect([code, err]).toEqual([2, expect.stringContaining("cannot be read")]);
  });
});
