import type { ChildProcess, SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { answerAny } from "./any-model.js";
import { type KeptRun, timeless } from "./kept-runs.js";
import { type Run, runCli, spawnCli } from "./run-cli.js";
import { smallScenario, surveyedScenario } from "./small-scenario.js";

const examples = join(import.meta.dirname, "../../../../examples");
const scenario = smallScenario(["a", "b", "c"]);
const surveyed = surveyedScenario("a");
const study = {
  ...{ name: "notices", question: "Which notice?", scenario: "surveyed.json", slot: "s" },
  messages: ["a", "b"].map((name) => ({ name, text: `Notice ${name} of the city.` })),
  ...{ runs: 3, measure: "like_rate", prefer: "higher", iterations: 1 },
};
const opinion = {
  name: "opinion",
  questions: [{ id: "support", kind: "choice", text: "Do you agree?", choices: ["yes", "no"] }],
};

/** The results of a run, by name: its files, and the output of commands that show it. */
type Outcome = Readonly<Record<string, string>>;

/** An uninterrupted run. */
interface Unkilled {
  readonly outcome: Outcome;
  /** All names in `out`. */
  readonly files: readonly string[];
  /** Number of the run's requests to the model. */
  readonly requests: number;
}

/** A folder with input for every command, an empty folder `out`, and a deterministic model. */
export interface Workplace {
  /** A path in the folder. */
  at(...names: string[]): string;
  readonly server: ModelServer;
  /** Runs a command with the model. */
  concordat(args: readonly string[]): Promise<Run>;
  /**
   * Starts a command with the model; its output is not read unless `stdio` says so.
   * @param within a command that runs the one given to it
   */
  begin(args: readonly string[], stdio?: SpawnOptions["stdio"], within?: readonly string[]): ChildProcess;
  /** Kills a command some milliseconds after the given number of requests; it may have ended before. */
  kill(args: readonly string[], requests: number, ms: number): Promise<void>;
  /** The content at some names: the bytes of files, the targets of links. */
  contentOf(names: readonly string[]): Promise<Record<string, string>>;
  everything(): Promise<Record<string, string>>;
  /** The arguments that start a run, or resume it if possible. */
  argsFor(kept: KeptRun): readonly string[];
  outcomeOf(kept: KeptRun): Promise<Outcome>;
  /** The results of the uninterrupted run. */
  unkilled(kept: KeptRun): Promise<Unkilled>;
}

/** Creates a workplace for each test of a file. */
export function workplace(): Workplace {
  let server: ModelServer;
  let folder: string;
  const unkilledRuns = new Map<string, Promise<Unkilled>>();
  beforeAll(async () => {
    server = await startModelServer(answerAny);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const engine = (): string[] => ["--endpoint", server.origin, "--model", "m"];
  const at = (...names: string[]): string => join(folder, ...names);
  const begin: Workplace["begin"] = (args, stdio = "ignore", within = []) =>
    spawnCli([...args, ...engine()], { cwd: folder, stdio }, within);
  return {
    at,
    get server() {
      return server;
    },
    concordat: (args) => runCli([...args, ...engine()], { cwd: folder }),
    begin,
    async kill(args, requests, ms) {
      const before = server.bodies.length;
      const child = begin(args);
      const ended = once(child, "exit");
      while (child.exitCode === null && server.bodies.length < before + requests) await setTimeout(2);
      await setTimeout(ms);
      child.kill("SIGKILL");
      await ended;
    },
    contentOf: (names) => contentOf(folder, names),
    everything: async () => contentOf(folder, (await readdir(folder, { recursive: true })).sort()),
    argsFor: ({ begun, start, resume }) => (begun === null || existsSync(at("out", begun)) ? resume : start),
    outcomeOf: (kept) => outcomeOf(folder, kept),
    unkilled(kept) {
      const known = unkilledRuns.get(kept.name) ?? carriedOut(kept, engine(), server);
      unkilledRuns.set(kept.name, known);
      return known;
    },
  };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "concordat-workplace-"));
  await mkdir(join(folder, "out"));
  for (const [name, count] of [
    ["profiles.json", 2],
    ["feed.json", 4],
  ] as const) {
    const items: unknown[] = JSON.parse(await readFile(join(examples, name), "utf8"));
    await writeFile(join(folder, name), JSON.stringify(items.slice(0, count)));
  }
  const rows = ["2008", "2009"].flatMap((year) =>
    ["north", "south"].map((region, index) => `${year},${region},${Number(year) - 2_000 + index}`),
  );
  await writeFile(join(folder, "sales.csv"), `year,region,amount\n${rows.join("\n")}\n`);
  for (const [name, value] of Object.entries({ scenario, surveyed, study, opinion }))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(value));
  return folder;
}

async function carriedOut(kept: KeptRun, engine: readonly string[], server: ModelServer): Promise<Unkilled> {
  const folder = await newFolder();
  try {
    const before = server.bodies.length;
    const { code, err } = await runCli([...kept.start, ...engine], { cwd: folder });
    expect([code, code === 0 ? "" : err]).toEqual([0, ""]);
    const files = (await readdir(join(folder, "out"), { recursive: true })).sort();
    return { outcome: await outcomeOf(folder, kept), files, requests: server.bodies.length - before };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function outcomeOf(folder: string, { makes, shows = [] }: KeptRun): Promise<Outcome> {
  const found: Record<string, string> = {};
  for (const name of makes) found[name] = timeless(await readFile(join(folder, "out", name), "utf8"));
  for (const command of shows) {
    const { code, out, err } = await runCli(command, { cwd: folder });
    expect([code, code === 0 ? "" : err]).toEqual([0, ""]);
    found[command.join(" ")] = timeless(out);
  }
  return found;
}

async function contentOf(folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const path = join(folder, name);
    const stats = await lstat(path).catch(() => null);
    if (stats === null) found[name] = "(gone)";
    else if (stats.isSymbolicLink()) found[name] = `-> ${await readlink(path)}`;
    else if (stats.isFile()) found[name] = await readFile(path, "latin1");
    else found[name] = "(not a file)";
  }
  return found;
}
