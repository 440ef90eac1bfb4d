import { setTimeout } from "node:timers/promises";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { expect, it } from "vitest";
import {
  createMemoryLedger,
  defineRule,
  type ReadOptions,
  type StoredRow,
  simulate,
  type TableName,
} from "../index.js";
import { askingModel } from "../testing/asking.js";
import { postBy, smallScenario } from "../testing/scenarios.js";
import { runTasks } from "./round/run-tasks.js";

const agents = ["ada", "bo", "cy"];
const follows = ["bo>ada", "cy>ada", "cy>bo"];

const byRules = () => smallScenario(agents, follows, {}, { posts: [postBy("ada")] });
const byModel = () =>
  smallScenario(agents, follows, { policy: { kind: "model" } }, { posts: [postBy("ada")] });

const likes = askingModel(() => ({ choice: "LIKE" }));

it("does not begin a run of rules that is stopped, and completes it later", async () => {
  const plain = await simulate({ scenario: byRules() });
  const ledger = createMemoryLedger();
  const stopped = await simulate({ scenario: byRules(), ledger, signal: AbortSignal.abort() });
  expect(stopped).toMatchObject({ state: "paused", pause: { cause: "interrupted" }, summary: { rounds: 0 } });
  const late = await simulate({ scenario: byRules(), ledger, limits: { maxMinutes: 0 } });
  expect(late).toMatchObject({ state: "paused", pause: { code: "MAX_MINUTES" }, summary: { rounds: 0 } });
  expect(await simulate({ scenario: byRules(), ledger })).toEqual(plain);
});

it("hears between two rounds of rules that it is stopped, although nobody is asked", async () => {
  const controller = new AbortController();
  const ledger = createMemoryLedger();
  const { state, summary } = await simulate({
    scenario: byRules(),
    ledger,
    signal: controller.signal,
    // As a signal of the process: heard once the program waits for something.
    onRound: ({ round }) => void (round === 2 && globalThis.setImmediate(() => controller.abort())),
  });
  expect([state, summary.rounds]).toEqual(["paused", 2]);
});

it("counts each decision once when it is stopped between two rounds of its own", async () => {
  const controller = new AbortController();
  const events: SimulationEvent[] = [];
  const { state, summary } = await simulate({
    scenario: byModel(),
    model: likes,
    ledger: createMemoryLedger(),
    signal: controller.signal,
    onEvent: (event) => void events.push(event),
    onRound: ({ round }) => void (round === 1 && controller.abort()),
  });
  const decided = events.filter(({ type }) => type === "decided").length;
  expect(decided).toBeGreaterThan(0);
  expect([state, summary.decisions, summary.requests]).toEqual(["paused", decided, decided]);
});

/** A run of which three rounds are closed, with more decisions in each than are read in one go. */
async function recordedCrowd() {
  const crowd = Array.from({ length: 1_500 }, (_, index) => `a${index}`);
  const posts = [0, 1, 2].map((round) =>
    postBy("paper", { id: `news${round}`, round, followed_by: "everyone" }),
  );
  const scenario = () => smallScenario(crowd, [], { rounds: 4, policy: { kind: "model" } }, { posts });
  const ledger = createMemoryLedger();
  const { summary } = await simulate({ scenario: scenario(), model: likes, ledger });
  expect(summary.decisions).toBe(4_500);
  return { ledger, scenario, summary };
}

it("hears while it walks through closed rounds that it is stopped, in the middle of one", async () => {
  const { ledger, scenario, summary } = await recordedCrowd();
  const controller = new AbortController();
  const walked: number[] = [];
  let read = 0;
  const counted = {
    ...ledger,
    *read(table: TableName, options?: ReadOptions) {
      for (const stored of ledger.read(table, options) as Iterable<StoredRow>) {
        if (table === "decision" && options?.round === 1 && ++read === 1)
          globalThis.setImmediate(() => controller.abort());
        yield stored;
      }
    },
  };
  const stopped = await simulate({
    scenario: scenario(),
    model: askingModel(() => expect.unreachable("somebody was asked")),
    ledger: counted,
    signal: controller.signal,
    onRound: ({ round }) => walked.push(round),
  });
  expect(read).toBeLessThan(1_500);
  expect(walked).toEqual([1]);
  expect(stopped).toMatchObject({ state: "paused", pause: { cause: "interrupted" }, summary });
});

it("hears in the middle of a round of rules that it is stopped", async () => {
  const crowd = Array.from({ length: 10_000 }, (_, index) => `a${index}`);
  const controller = new AbortController();
  let decided = 0;
  const counts = defineRule("counts", () => {
    if (++decided === 1) globalThis.setImmediate(() => controller.abort());
    return "SCROLL";
  });
  const posts = [postBy("paper", { followed_by: "everyone" })];
  const scenario = smallScenario(crowd, [], { policy: { kind: "custom", name: "counts" } }, { posts });
  const { state, summary } = await simulate({ scenario, custom: [counts], signal: controller.signal });
  expect([state, summary.rounds]).toEqual(["paused", 0]);
  expect(decided).toBeLessThan(5_000);
});

it("waits for no answer once it is stopped, and records none that comes later", async () => {
  const controller = new AbortController();
  const ledger = createMemoryLedger();
  let answer: () => void = () => undefined;
  const never = askingModel(async () => {
    controller.abort();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { choice: "LIKE" };
  });
  const scenario = byModel();
  const paused = await simulate({ scenario, model: never, ledger, signal: controller.signal });
  expect(paused).toMatchObject({
    state: "paused",
    pause: { cause: "interrupted" },
    summary: { decisions: 0 },
  });
  answer();
  await setTimeout(50);
  expect([...(ledger.read("decision") as Iterable<unknown>)]).toEqual([]);
  expect(await simulate({ scenario, model: likes, ledger })).toEqual(
    await simulate({ scenario: byModel(), model: likes }),
  );
});

it("makes no more workers than there are decisions to make", async () => {
  const decided = await runTasks({
    tasks: [],
    concurrency: 2 ** 40,
    ask: () => expect.unreachable("nobody is asked"),
    record: () => expect.unreachable("nothing is recorded"),
    stop: () => null,
    timeouts: { consecutive: 0 },
    signal: new AbortController().signal,
  });
  expect(decided).toBeNull();
});

it("expects no further decisions of a run that is complete", async () => {
  const ledger = createMemoryLedger();
  await simulate({ scenario: byModel(), model: likes, ledger });
  const events: SimulationEvent[] = [];
  await simulate({ scenario: byModel(), model: likes, ledger, onEvent: (event) => events.push(event) });
  expect(events[0]).toMatchObject({ type: "run-started", most_decisions: 0 });
});
