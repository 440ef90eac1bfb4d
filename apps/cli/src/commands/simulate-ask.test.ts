import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerText, closedOrigin, startModelServer } from "@concordat/testing/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ndjson, runCli } from "../testing/run-cli.js";

const scenario = join(import.meta.dirname, "../../../../examples/market-street/with-survey.json");
let folder: string;
let run: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-ask-"));
  run = join(folder, "run");
  await using server = await startModelServer(({ body }) => {
    const asked = JSON.stringify(body);
    if (!asked.includes("You are asked in a survey"))
      return answerText({ reason: "It concerns my street.", choice: "RESHARE", content: "Read this." });
    return answerText({ answer: asked.includes("undecided") ? "yes" : 3 });
  });
  const begun = await runCli([
    "simulate",
    scenario,
    "--out",
    run,
    "--endpoint",
    server.origin,
    "--model",
    "m",
  ]);
  expect([begun.code, begun.out]).toEqual([0, expect.stringContaining("48 answers (48 valid")]);
});
afterAll(() => rm(folder, { recursive: true }));

/** The contents of all files of the run. */
async function contents(): Promise<string[]> {
  const files = await readdir(run, { recursive: true, withFileTypes: true });
  return Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => {
        const bytes = await readFile(join(parentPath, name));
        return `${name} ${createHash("sha256").update(bytes).digest("hex")}`;
      }),
  );
}

const question = "Why did you share that?";
const ask = (origin: string, ...more: string[]) =>
  runCli(["simulate", "ask", run, question, "--endpoint", origin, "--model", "m", ...more]);

it("asks an agent with its own record as its memory, and changes nothing of the run", async () => {
  await using server = await startModelServer(answerText({ answer: "The shops\nasked me.", decisions: [1] }));
  const before = await contents();
  const { code, out, err } = await ask(server.origin, "--agent", "mara");
  expect(code).toBe(0);
  expect(out).toMatch(/^The shops\nasked me.\n {2}round \d: RESHARE on m1\n$/);
  expect(err).toContain("speaks for mara");
  expect(await contents()).toEqual(before);
  const prompt = JSON.stringify(server.bodies[0]);
  for (const known of ["your-decisions", "It concerns my street.", "Read this.", "your-answers", question])
    expect(prompt).toContain(known);
});

it("asks for its words alone where --form asks in turns", async () => {
  await using server = await startModelServer(answerText("I wanted the shops to be heard."));
  const { code, out } = await ask(server.origin, "--agent", "mara", "--form", "turns", "--json");
  expect(code).toBe(0);
  expect(ndjson(out)).toMatchObject([
    { state: "valid", answer: "I wanted the shops to be heard.", decisions: [] },
  ]);
  expect(JSON.stringify(server.bodies)).not.toContain('"format"');
});

it("names each decision as the record does, as data", async () => {
  await using server = await startModelServer(answerText({ answer: "Because.", decisions: [1] }));
  const { out } = await ask(server.origin, "--agent", "mara", "--json");
  const [said] = ndjson(out);
  expect(said).toMatchObject({ state: "valid", answer: "Because.", model: "ollama:m" });
  const [named] = (said?.decisions ?? []) as { round: number; post: string }[];
  const shown = await runCli([
    ...["simulate", "show", run, "--agent", "mara", "--json"],
    ...["--post", named?.post ?? "", "--round", String(named?.round)],
  ]);
  expect(ndjson(shown.out)).toHaveLength(1);
});

it("takes no answer that refers to a decision that is not recorded, and tells the model", async () => {
  await using server = await startModelServer(answerText({ answer: "I liked it.", decisions: [999] }));
  const { code, out, err } = await ask(server.origin, "--agent", "mara");
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain("no answer of ollama:m");
  expect(server.bodies).toHaveLength(3);
  expect(JSON.stringify(server.bodies[1])).toContain("must be at most");
  const [said] = ndjson((await ask(server.origin, "--agent", "mara", "--json")).out);
  expect(said).toMatchObject({ state: "invalid", error: { code: "CONTRACT_VIOLATION" } });
  expect(said?.error).toHaveProperty("message", expect.stringContaining("must be at most"));
});

it.each([
  [["--agent", "nobody"], "no agent of the run is called nobody"],
  [[], "ask one agent with --agent ID; the run has 12 agents: amina, deniz, "],
])("refuses %j before a model is asked", async (flags, message) => {
  await using server = await startModelServer(answerText({}));
  const { code, err } = await ask(server.origin, ...flags);
  expect([code, err, server.bodies]).toEqual([2, expect.stringContaining(message), []]);
});

it("ends with 3 where no model can be reached", async () => {
  const { code, out } = await ask(await closedOrigin(), "--agent", "mara");
  expect([code, out]).toEqual([3, ""]);
});

describe("simulate answers", () => {
  it("lists the answers that are meant, a line each", async () => {
    const { code, out, err } = await runCli([
      "simulate",
      "answers",
      run,
      "--question",
      "trust",
      "--round",
      "2",
    ]);
    expect([code, err]).toEqual([0, "12 answers\n"]);
    expect(out.split("\n")).toContain("after the last round, mara on opinion/trust: 3");
  });

  it("gives them as data", async () => {
    const { out } = await runCli([
      "simulate",
      "answers",
      run,
      "--agent",
      "mara",
      "--answer",
      "yes",
      "--json",
    ]);
    expect(ndjson(out)).toEqual(
      [0, 2].map((round) => ({
        ...{ round, agent: "mara", segment: null, survey: "opinion", question: "support", kind: "choice" },
        ...{ state: "valid", code: null, answer: "yes" },
      })),
    );
  });

  it("lists nothing where nothing is meant, and says which states there are", async () => {
    const none = await runCli(["simulate", "answers", run, "--state", "failed"]);
    expect(none).toMatchObject({ code: 0, out: "", err: "0 answers\n" });
    const wrong = await runCli(["simulate", "answers", run, "--state", "lost"]);
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("valid, invalid, failed") });
  });
});

it.each([
  [["--agent", "nobody"], "no agent of the run is called nobody"],
  [["--question", "supprt"], "no question is called supprt; there is support, trust"],
  [["--survey", "other"], "no survey of the run is called other; it has opinion"],
  [
    ["--round", "1"],
    "no survey is asked before round 1; surveys are asked before round 0, after the last round",
  ],
  [["--question", "trust", "--answer", "6"], "none of the questions can be answered with 6"],
  [["--question", "support", "--answer", "Yes"], "none of the questions can be answered with Yes"],
])("lists no answers for %j, which is not in the run, and says what is", async (named, err) => {
  const listed = await runCli(["simulate", "answers", run, ...named]);
  expect(listed).toMatchObject({ code: 2, out: "", err: `concordat: ${err}\n` });
});

it("lists no answers for a code that no record has, and says which there are", async () => {
  const listed = await runCli(["simulate", "answers", run, "--code", "TIMEUOT"]);
  expect(listed).toMatchObject({ code: 2, out: "", err: expect.stringMatching(/--code TIMEUOT: .*TIMEOUT/) });
});

it("lists nothing where an answer could be given and nobody gave it", async () => {
  const listed = await runCli(["simulate", "answers", run, "--question", "support", "--answer", "undecided"]);
  expect(listed).toMatchObject({ code: 0, out: "", err: "0 answers\n" });
});

it("says which surveys a fork's change has dropped", async () => {
  const change = join(import.meta.dirname, "../../../../examples/market-street/change.json");
  await using server = await startModelServer(answerText({ reason: "It concerns me.", choice: "LIKE" }));
  const { err } = await runCli([
    ...["simulate", "fork", run, "--at", "1", "--change", change, "--out", join(folder, "fork")],
    ...["--endpoint", server.origin, "--model", "m"],
  ]);
  expect(err).toContain(
    "the survey opinion.json after the last round is not asked: the change's events replace all later ones",
  );
});
