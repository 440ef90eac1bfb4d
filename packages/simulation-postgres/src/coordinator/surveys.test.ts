import { ConnectionFailedError } from "@concordat/llm";
import { type AskingPolicy, createMemoryLedger, type Ledger, simulate, verify } from "@concordat/simulation";
import { copyRun } from "@concordat/simulation/distributed";
import { expect, it } from "vitest";
import { describePostgres } from "../testing/describe-postgres.js";
import { steadyModel } from "../testing/steady-model.js";
import { surveyedStreet } from "../testing/surveyed-street.js";
import { work } from "../worker/work.js";
import { coordinate, type Waiting } from "./coordinate.js";

const scenario = surveyedStreet();
const asked = 11 * 4 + 4 + 11 * 5;

/** The answers of a run: the question, the agent and the outcome of each. */
async function answersIn(ledger: Ledger): Promise<unknown[][]> {
  const columns = ["round", "survey", "question", "agent", "state", "code", "answer", "requests"];
  const rows: unknown[][] = [];
  for await (const { row } of ledger.read("answer", { columns })) rows.push([...row]);
  return rows;
}

const record = createMemoryLedger();
const alone = await simulate({ scenario, model: steadyModel(), ledger: record });
const answers = await answersIn(record);

await describePostgres("a run with surveys on several machines", ({ openDatabase }) => {
  const begun = async () => {
    const database = await openDatabase();
    return { database, run: await database.createRun("surveyed", scenario) };
  };

  it("has every answer of one process once, and its hash, and verifies in every ledger", async () => {
    expect(alone.summary.answers.asked).toBe(asked);
    const { database, run } = await begun();
    const events: string[] = [];
    const [result, ...workers] = await Promise.all([
      coordinate({ database, run, onEvent: ({ type }) => events.push(type) }),
      ...[1, 2, 3].map((concurrency) => work({ database, run, model: steadyModel(), concurrency })),
    ]);
    expect(result).toMatchObject({ state: "completed", summary: alone.summary });
    expect(await answersIn(run.ledger)).toEqual(answers);
    const made = (what: "decisions" | "answers") => workers.reduce((sum, done) => sum + done[what], 0);
    expect([made("decisions"), made("answers")]).toEqual([alone.summary.decisions, asked]);
    expect(events.filter((type) => type === "answered")).toHaveLength(asked);
    const file = createMemoryLedger();
    expect(await copyRun(run.ledger, file)).toMatchObject({ answers: asked });
    const copy = await database.createRun("copy", scenario);
    await copyRun(file, copy.ledger);
    for (const ledger of [run.ledger, file, copy.ledger])
      expect(await verify({ scenario, ledger })).toMatchObject({
        state: "verified",
        answers: asked,
        hash: alone.summary.hash,
      });
  });

  it("tells workers that come after a survey what agents are to remember of it", async () => {
    const { database, run } = await begun();
    const isAnswered = new AbortController();
    const coordinated = coordinate({
      database,
      run,
      onEvent({ type }) {
        if (type === "decided") isAnswered.abort();
      },
    });
    const first = await work({
      database,
      run,
      model: steadyModel({ answerMs: 2 }),
      signal: isAnswered.signal,
    });
    expect(first).toMatchObject({ state: "left", answers: 44 });
    await work({ database, run, model: steadyModel() });
    expect(await coordinated).toMatchObject({ state: "completed", summary: { hash: alone.summary.hash } });
  });

  it("pauses at a limit in the middle of a survey, and asks for no recorded answer again", async () => {
    const { database, run } = await begun();
    let requests = 0;
    const model = steadyModel({
      instead() {
        requests++;
        return null;
      },
    });
    const left = new AbortController();
    const worked = work({ database, run, model, signal: left.signal });
    for (const maxRequests of [1, 20, 60]) {
      const paused = await coordinate({ database, run, limits: { maxRequests } });
      expect(paused).toMatchObject({ state: "paused", pause: { code: "MAX_REQUESTS" } });
      expect(paused.summary.requests).toBeGreaterThanOrEqual(maxRequests);
    }
    expect(requests).toBeLessThan(alone.summary.requests);
    const { state, summary, discarded } = await coordinate({ database, run });
    expect([state, summary]).toEqual(["completed", alone.summary]);
    expect(requests).toBe(alone.summary.requests + discarded.requests);
    left.abort();
    await worked;
  });

  it("lets a second coordinator take over in the middle of a survey", async () => {
    const { database, run } = await begun();
    const stop = new AbortController();
    const waits: Waiting[] = [];
    let given = 0;
    let second: ReturnType<typeof coordinate> | null = null;
    const first = coordinate({
      database,
      run,
      signal: stop.signal,
      onEvent({ type }) {
        if (type === "run-started")
          second = coordinate({ database, run, onWaiting: (waiting) => waits.push(waiting) });
        if (type === "answered") given++;
        // Not before the second is there, and long before the survey is over.
        if (given > 0 && waits.length > 0) stop.abort();
      },
    });
    const worked = work({ database, run, model: steadyModel({ answerMs: 25 }) });
    expect(await first).toMatchObject({ state: "paused", summary: { decisions: 0 } });
    expect(await second).toMatchObject({ state: "completed", summary: alone.summary });
    expect(await worked).toMatchObject({ state: "completed", discarded: 0 });
    expect(await answersIn(run.ledger)).toEqual(answers);
  });

  it.each([
    ["TIMEOUT", { unanswered: (_: string, index: number) => index >= 20 }],
    [
      "CONNECTION_FAILED",
      {
        instead: (_: string, index: number) => (index >= 20 ? new ConnectionFailedError("it is gone") : null),
      },
    ],
  ])("records no answer of a model that ends with %s in the middle of a survey", async (code, failing) => {
    const { database, run } = await begun();
    const coordinated = coordinate({ database, run });
    expect(await work({ database, run, model: steadyModel(failing) })).toMatchObject({
      state: "left",
      pause: { cause: "model", code },
      decisions: 0,
    });
    const recorded = await answersIn(run.ledger);
    expect(recorded.length).toBeLessThanOrEqual(20);
    expect(recorded.filter(([, , , , state]) => state !== "valid")).toEqual([]);
    await work({ database, run, model: steadyModel() });
    expect(await coordinated).toMatchObject({ state: "completed", summary: alone.summary });
    expect(await answersIn(run.ledger)).toEqual(answers);
  });

  it("records answers that the question does not allow, and those that never come, as one process does", async () => {
    const asks = (agent: string, request: string): boolean =>
      request.includes(agent) && request.includes("You are asked in a survey") && request.includes("at_most");
    const model = () =>
      steadyModel({
        instead: (request) => (asks("agent-4", request) ? '{"answer":51}' : null),
        unanswered: (request) => asks("agent-5", request),
      });
    const file = createMemoryLedger();
    const one = await simulate({ scenario, model: model(), ledger: file });
    expect(one.summary.answers).toEqual({ asked, valid: asked - 4, invalid: 2, failed: 2 });
    const { database, run } = await begun();
    const [result] = await Promise.all([
      coordinate({ database, run }),
      ...[1, 2].map(() => work({ database, run, model: model() })),
    ]);
    expect(result).toMatchObject({ state: "completed", summary: one.summary });
    expect(await answersIn(run.ledger)).toEqual(await answersIn(file));
    expect(result.discarded.requests).toBeGreaterThan(0);
  });

  it.each([1, 8])(
    "records as failed however many requests a model never answers in time, while it answers others, %i at once",
    async (concurrency) => {
      const unanswered = (request: string): boolean =>
        request.includes("You are asked in a survey") &&
        request.includes("at_most") &&
        !request.includes("agent-3");
      const one = await simulate({ scenario, model: steadyModel({ unanswered }) });
      expect(one.summary.answers).toEqual({ asked, valid: asked - 20, invalid: 0, failed: 20 });
      const { database, run } = await begun();
      const [result, worked] = await Promise.all([
        coordinate({ database, run }),
        work({ database, run, model: steadyModel({ unanswered }), concurrency }),
      ]);
      expect(worked).toMatchObject({ state: "completed", pause: null });
      expect(result).toMatchObject({ state: "completed", summary: one.summary });
    },
  );

  it("is not begun if a custom policy answers no surveys", async () => {
    const mute: AskingPolicy = {
      kind: "asking",
      name: "mute",
      unit: "post",
      memory: 0,
      decide: () => Promise.reject(new Error("nobody is asked")),
    };
    const custom = [mute];
    const database = await openDatabase();
    const own = surveyedStreet({ policy: { kind: "custom", name: "mute" } });
    const run = await database.createRun("own", own, { custom });
    await expect(coordinate({ database, run, custom })).rejects.toMatchObject({
      code: "MISSING_POLICY",
      message: expect.stringContaining("`answer`"),
    });
    expect(await answersIn(run.ledger)).toEqual([]);
  });
});
