import { once } from "node:events";
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { answerText, type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { answerAny } from "../testing/any-model.js";
import { ndjson, type Run, runCli, spawnCli } from "../testing/run-cli.js";

const examples = join(import.meta.dirname, "../../../../examples");

/** Milliseconds for processes that are begun one after the other, on whatever machine. */
const patience = 300_000;
vi.setConfig({ testTimeout: patience });

let folder: string;
let server: ModelServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-study-"));
  server = await startModelServer(answerAny);
  const read = async (name: string) => JSON.parse(await readFile(join(examples, name), "utf8"));
  const scenario = await read("market-street/scenario.json");
  const profiles: unknown[] = await read("profiles.json");
  await writeFile(at("profiles.json"), JSON.stringify(profiles.slice(0, 4)));
  await writeFile(
    at("scenario.json"),
    JSON.stringify({ ...scenario, rounds: 2, audience: { kind: "profiles", file: "profiles.json" } }),
  );
  const study = await read("market-street/study.json");
  await writeFile(at("study.json"), JSON.stringify({ ...study, runs: 3, iterations: 1 }));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
const at = (...names: string[]): string => join(folder, ...names);
const engine = (): string[] => ["--endpoint", server.origin, "--model", "m"];
const begin = (out: string): string[] => ["study", at("study.json"), "--out", at(out), ...engine()];
const resume = (out: string): string[] => ["study", "resume", at(out), ...engine()];

/** What a study made for its reader: the same for every way in which it came about. */
async function made(out: string): Promise<Record<string, string>> {
  const names = (await readdir(at(out))).filter((name) => /^(report|comparison|study)/.test(name)).sort();
  const contents: [string, string][] = [];
  for (const name of names) contents.push([name, await readFile(at(out, name), "utf8")]);
  return Object.fromEntries(contents);
}

/** Kills a command as soon as it says something in a line of JSON; it may have ended before. */
async function killAt(args: readonly string[], isMoment: (line: string) => boolean): Promise<void> {
  const child = spawnCli([...args, "--json"], { stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(child, "close");
  if (child.stdout === null) throw new Error("there is no output to read");
  for await (const line of createInterface({ input: child.stdout }))
    if (isMoment(line)) child.kill("SIGKILL");
  await ended;
}

let whole: Run;
it("answers from one file, having said what it will cost, and leaves a report", async () => {
  whole = await runCli([...begin("whole"), "--concurrency", "2"]);
  expect([whole.code, whole.err]).toEqual([
    0,
    expect.stringContaining(`the report is in ${at("whole/report.html")}`),
  ]);
  expect(whole.out).toMatch(
    /^market-street-messages: 2 messages, 3 runs of each with 4 agents and 2 rounds; at least \d+ and at most \d+ decisions of ollama:m, and at most \d+ answers/,
  );
  expect(Object.keys(await made("whole"))).toEqual([
    "comparison-terraces_safety.json",
    "report.html",
    "report.json",
    "study.json",
  ]);
  // The ensembles are ordinary ones.
  const verified = await runCli(["simulate", "verify", at("whole/messages/safety"), "--json"]);
  expect(ndjson(verified.out).map(({ state }) => state)).toEqual(["verified", "verified", "verified"]);
});

it("ends with 1 where agents could not be asked what they think, as an ensemble does", async () => {
  await using mute = await startModelServer(async (request) =>
    JSON.stringify(request.body).includes("You are asked in a survey")
      ? answerText("I would rather not.")
      : answerAny(request),
  );
  const read = async (name: string) => JSON.parse(await readFile(at(name), "utf8"));
  const scenario = await read("scenario.json");
  const survey = { round: 0, kind: "survey", questions: "opinion.json" };
  await copyFile(join(examples, "market-street/opinion.json"), at("opinion.json"));
  await writeFile(at("surveyed.json"), JSON.stringify({ ...scenario, events: [survey, ...scenario.events] }));
  const study = { ...(await read("study.json")), scenario: "surveyed.json", iterations: 0 };
  await writeFile(at("surveyed-study.json"), JSON.stringify(study));
  const model = ["--endpoint", mute.origin, "--model", "m"];
  const conducted = await runCli(["study", at("surveyed-study.json"), "--out", at("mute"), ...model]);
  expect([conducted.code, conducted.err]).toEqual([1, expect.stringContaining("the report is in")]);
  const several = await runCli([
    ...["simulate", "ensemble", at("surveyed.json"), "--runs", "2", "--out", at("mute-runs"), ...model],
  ]);
  expect([several.code, several.err]).toEqual([1, expect.stringContaining("the 2 runs are in")]);
  const answers = await runCli(["simulate", "answers", at("mute-runs"), "--question", "trust"]);
  expect([answers.code, answers.err]).toEqual([0, "8 answers\n"]);
  expect(answers.out).toMatch(/^runs\/02, before round 0, \w+ on opinion\/trust: failed, UNREADABLE$/m);
  const page = await readFile(at("mute", "report.html"), "utf8");
  expect(page).toContain(
    "concordat simulate answers messages/safety --survey opinion --question trust</code>",
  );
});

it("refuses a folder that holds a study, and says how to continue one", async () => {
  const again = await runCli(begin("whole"));
  expect([again.code, again.err]).toEqual([2, expect.stringContaining("concordat study resume")]);
  const nothing = await runCli(resume("nowhere"));
  expect([nothing.code, nothing.err]).toEqual([
    2,
    expect.stringContaining("contains no study; begin one there"),
  ]);
  const noPlace = await runCli(["study", at("study.json"), ...engine()]);
  expect([noPlace.code, noPlace.err]).toEqual([2, expect.stringContaining("study needs --out FOLDER")]);
});

it("pauses at a limit with the command that continues it", async () => {
  const limited = await runCli([...begin("limited"), "--max-requests", "3"]);
  expect([limited.code, limited.err]).toEqual([
    4,
    expect.stringContaining(
      `the limit of 3 requests is reached; the study stopped at the step "play"\nto continue: concordat study resume ${at("limited")} --model m`,
    ),
  ]);
  const resumed = await runCli([...resume("limited"), "--json"]);
  expect(resumed.code).toBe(0);
  expect(ndjson(resumed.out).map(({ type }) => type)).toEqual(
    expect.arrayContaining(["planned", "step", "run", "iteration", "advice", "completed"]),
  );
  expect(await made("limited")).toEqual(await made("whole"));
});

it.each([
  ["its first run", '"type":"run"'],
  ["its last run", '"message":"safety","run":{"folder":"runs/03"'],
  ["the comparison", '"step":"compare"'],
  ["the export", '"step":"export"'],
  ["the analysis", '"type":"iteration"'],
  ["the copilot's plan", '"part":"plan"'],
  ["the copilot's synthesis", '"part":"synthesis"'],
  ["the report", '"step":"report"'],
])("ends as if it had not been killed when it is killed at %s", async (name, mark) => {
  const out = `killed-${name.replaceAll(/\W/g, "-")}`;
  await killAt(begin(out), (line) => line.includes(mark));
  const resumed = await runCli(resume(out));
  expect([resumed.code, resumed.code === 0 ? "" : resumed.err]).toEqual([0, ""]);
  expect(await made(out)).toEqual(await made("whole"));
});

it("is conducted by the commands of the tutorial, as they stand there", async () => {
  const tutorial = await readFile(join(examples, "../docs/which-message.md"), "utf8");
  const blocks = (language: string): string[] =>
    [...tutorial.matchAll(new RegExp(`^\`\`\`${language}\n([^\`]*)\`\`\`$`, "gm"))].map(
      ([, code = ""]) => code,
    );
  const [shown] = blocks("json").map((code) => JSON.parse(code));
  const study = JSON.parse(await readFile(join(examples, "market-street/short-study.json"), "utf8"));
  // The tutorial shortens the texts; all else is the example.
  const shortened = (text: string): string => text.replace(/^.*?weekends\./, "…");
  expect(shown).toEqual({
    ...study,
    messages: study.messages.map(({ name, text }: { name: string; text: string }) => ({
      name,
      text: shortened(text),
    })),
  });
  const show = /`concordat (simulate show [^`]*)`/.exec(tutorial)?.[1] ?? "";
  const commands = [...blocks("sh").map((code) => code.trim().replace(/^concordat /, "")), show];
  expect(commands.map((command) => command.split(" ", 2).join(" "))).toEqual([
    "study examples/market-street/short-study.json",
    "study resume",
    "simulate show",
  ]);
  for (const command of commands) {
    const args = command
      .replace(" --llm llama", command.startsWith("study") ? ` ${engine().join(" ")}` : "")
      .replace("examples/", `${examples}/`)
      .replace("out/study", at("tutorial"))
      .split(" ");
    const { code, err } = await runCli(args);
    expect([command, code, code === 0 ? "" : err]).toEqual([command, 0, ""]);
  }
});
