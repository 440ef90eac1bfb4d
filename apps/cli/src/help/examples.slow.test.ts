import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { socialChart } from "@concordat/statechart";
import { type ModelServer, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { commands } from "../commands/command-list.js";
import { commandTree } from "../completion/command-tree.js";
import { exitCode } from "../exit-code.js";
import { writeTarball } from "../testing/packed-package.js";
import { runCli } from "../testing/run-cli.js";
import { smallScenario, surveyedScenario } from "../testing/small-scenario.js";
import { answerAsked } from "../testing/stand-in-model.js";
import { examples } from "./examples.js";

const run = promisify(execFile);

/** Commands whose examples are not run here, each with its reason. */
const notRun: Readonly<Record<string, string>> = {
  calibrate: "it needs a run of at least 30 people; its own tests play one",
  demo: "it fetches a model; its own tests play it",
  doctor: "what it finds depends on the machine",
  view: "it answers until it is ended; its own test asks it",
  "simulate relevance": "it needs a model in process; its own test plays it",
  "ask worker": "it needs a PostgreSQL server, as its own tests do",
  "simulate worker": "it needs a PostgreSQL server, as its own tests do",
  "simulate runs": "it needs a PostgreSQL server, as its own tests do",
  "simulate copy": "it needs a PostgreSQL server, as its own tests do",
};

/** Commands that end with 1 when they have found something: `diff --check`. */
const mayFind = / --check$|^concordat models/;

const ticket = {
  title: "Ticket",
  type: "object",
  properties: { urgent: { type: "boolean" }, topic: { type: "string" } },
  required: ["urgent", "topic"],
};
const mails = ["a", "b"].map((id) => ({ id, text: `Mail ${id}.` }));
const post = {
  ...{ id: "a", author_id: "cityhall", text: "Notice a.", timestamp: "2026-03-14T08:00:00Z" },
};
const scenario = smallScenario(["a", "b"]);
const surveyed = surveyedScenario("a");

/** The files that the examples name, but for what they make themselves. */
const files: Readonly<Record<string, unknown>> = {
  "city.json": {
    type: "object",
    properties: { city: { type: "string" }, founded: { type: "integer", minimum: 1000 } },
    required: ["city", "founded"],
  },
  "ticket.json": ticket,
  "ticket-next.json": {
    ...ticket,
    properties: { ...ticket.properties, topic: { type: "string", maxLength: 9 } },
  },
  "mail.txt": "My order never arrived.",
  "mails.ndjson": mails,
  "answer.txt": "Sure! {urgent: true, topic: 'delivery',}",
  "texts.ndjson": [{ id: "a", text: '{"urgent": false, "topic": "thanks"}' }],
  "tickets.ndjson": [{ urgent: true, topic: "delivery" }],
  "toots.csv": "id,username,text,created_at\nt1,ada,Hello,2026-03-14 09:26:53\n",
  "people.csv": "id,name,likes\nada,Ada,engines; numbers\n",
  "profiles.json": [
    { id: "mara", name: "Mara", interests: ["bread"] },
    { id: "deniz", name: "Deniz", interests: ["trains"] },
  ],
  "feed.json": [post, { ...post, id: "b" }],
  "post.json": post,
  "chart.json": socialChart,
  "notes.md": "# Runners\n\nThe queue is long.\n",
  "sales.csv": "year,region,amount\n2008,north,8\n2008,south,9\n2009,north,10\n2009,south,11\n",
  "scenario.json": scenario,
  "sweep.json": { scenario: "scenario.json", runs: 1, sweep: { "feed.size": [1, 2] } },
  "surveyed.json": surveyed,
  "change.json": {
    events: [{ round: 1, kind: "post", post: { ...post, id: "c", followed_by: "everyone" } }],
  },
  "opinion.json": {
    name: "opinion",
    questions: [{ id: "support", kind: "choice", text: "Do you agree?", choices: ["yes", "no"] }],
  },
  "study.json": {
    ...{ name: "notices", question: "Which notice?", scenario: "surveyed.json", slot: "s" },
    messages: ["a", "b"].map((name) => ({ name, text: `Notice ${name} of the city.` })),
    ...{ runs: 2, measure: "like_rate", prefer: "higher", iterations: 1 },
  },
};

function textOf(name: string, content: unknown): string {
  if (typeof content === "string") return content;
  return name.endsWith(".ndjson") && Array.isArray(content)
    ? content.map((row) => `${JSON.stringify(row)}\n`).join("")
    : JSON.stringify(content);
}

let server: ModelServer;
let folder: string;
beforeAll(async () => {
  server = await startModelServer(answerAsked);
  folder = await mkdtemp(join(tmpdir(), "concordat-help-"));
  await mkdir(join(folder, "out"));
  // The home of these commands is their folder: ~/concordat is a clone.
  await mkdir(join(folder, "concordat/out/packages"), { recursive: true });
  await writeTarball(join(folder, "concordat/out/packages"), "@concordat/llm");
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), textOf(name, content));
  const surveyedRun = [
    "simulate",
    "surveyed.json",
    "--out",
    "out/surveyed",
    "--endpoint",
    server.origin,
    "--model",
    "m",
  ];
  const { code, err } = await runCli(surveyedRun, { cwd: folder });
  expect([code, code === 0 ? "" : err]).toEqual([0, ""]);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Runs a line in bash; the server of the test answers in place of the one that the line names. */
async function runLine(line: string): Promise<void> {
  const called = line.replace(/--endpoint \S+/, "").replace(/--model/, `--endpoint ${server.origin} --model`);
  const script = `concordat() { "${process.execPath}" "${inject("joinedCommand")}" "$@"; }\n{ ${called}\n} < /dev/null`;
  const env = { ...process.env, HOME: folder };
  await run("bash", ["-c", script], { cwd: folder, env }).catch((error: { code: number; stderr: string }) => {
    expect([line, error.code, error.stderr]).toEqual([line, mayFind.test(line) ? 1 : 0, expect.anything()]);
  });
}

const lines = Object.entries(examples).flatMap(([name, own]) =>
  name in notRun ? [] : own.map((line) => ({ name, line })),
);
/** Lines that several helps show are run once: what they make is there then. */
const once = [...new Map(lines.map((row) => [row.line, row])).values()];

describe("the examples that each help ends with", () => {
  it.each(once)("run: $line", ({ line }) => runLine(line), 60_000);

  it("are two or three for each command, and end with the command's own name", async () => {
    const paths = (await commandTree(commands)).map(({ path }) => path.replace(/^concordat ?/, ""));
    const missing = paths.filter((path) => path !== "" && ![2, 3].includes(examples[path]?.length ?? 0));
    expect(missing).toEqual([]);
    expect(Object.keys(examples).filter((path) => !paths.includes(path))).toEqual([]);
    const foreign = Object.entries(examples).filter(
      ([path, [first = ""]]) => !first.includes(`concordat ${path}`),
    );
    expect(foreign).toEqual([]);
  });

  it("stand at the end of the help, behind the variables of the environment that count there", async () => {
    const { out } = await runCli(["ask", "--llm", "openai", "--help"]);
    expect(out).toContain("OPENAI_API_KEY");
    expect(out.trimEnd().endsWith(examples.ask?.at(-1) ?? "")).toBe(true);
    expect((await runCli(["parse", "--help"])).out).not.toContain("OPENAI_API_KEY");
  });

  it("the help of all commands ends with where to read on, and with every exit code", async () => {
    const { out } = await runCli(["--help"]);
    expect(out).toContain("Learn more:\n  concordat COMMAND --help");
    const [, codes = ""] = /^Exit codes: ([\s\S]*)$/m.exec(out) ?? [];
    expect([...codes.matchAll(/(?:^|, |,\n)(\d+) /g)].map(([, code]) => Number(code))).toEqual(
      Object.values(exitCode),
    );
  });

  it("name no variable that no source reads", async () => {
    const { out } = await runCli(["ask", "--help"]);
    const [, named = ""] = /Environment:\n((?: {2}.*\n)+)/.exec(out) ?? [];
    const names = named.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [];
    expect(names).toHaveLength(5);
    const sources = await Promise.all(
      [
        "../models/create-client.ts",
        "../../../../packages/llm/src/http/proxied-fetch.ts",
        "../../../../packages/llm/src/embedded-model/ensure-embedded-model.ts",
      ].map((file) => readFile(join(import.meta.dirname, file), "utf8").catch(() => "")),
    );
    expect(names.filter((name) => !sources.join("\n").includes(name))).toEqual([]);
  });
});
