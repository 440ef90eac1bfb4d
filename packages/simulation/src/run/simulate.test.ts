import { setTimeout } from "node:timers/promises";
import type { SimulationEvent } from "@concordat/contracts/simulation-event";
import { simulationEvent } from "@concordat/contracts/simulation-event";
import { describe, expect, it, vi } from "vitest";
import { createMemoryLedger, type Ledger, simulate, verify } from "../index.js";
import { askingModel } from "../testing/asking.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

const agents = ["ada", "bo", "cy", "di", "ed"];
const follows = ["bo>ada", "cy>ada", "di>bo", "di>cy", "ed>di", "ada>ed"];
const posts = [postBy("ada"), postBy("paper", { id: "news" }), postBy("ed", { id: "late", round: 2 })];

const scenario = () =>
  smallScenario(
    agents,
    follows,
    { policy: { kind: "model", memory: 2 }, feed: { ranker: "engagement", size: 3 } },
    { posts },
  );

/** Answers that depend on the seed only, as those of an engine that keeps its word. */
const model = askingModel(said);

describe("simulate", () => {
  it("comes to the same whatever the concurrency and the order of answers", async () => {
    const plain = await simulate({ scenario: scenario(), model });
    expect(plain.state).toBe("completed");
    expect(plain.summary.decisions).toBeGreaterThan(12);
    for (const concurrency of [4, 16]) {
      let delay = 0;
      const shuffled = askingModel(async (question) => {
        delay = (delay * 7 + 3) % 11;
        await setTimeout(delay);
        return said(question);
      });
      const result = await simulate({ scenario: scenario(), model: shuffled, concurrency });
      expect(result.summary).toEqual(plain.summary);
    }
  });

  it("takes options that are undefined for options that are not given", async () => {
    const names = ["ledger", "concurrency", "custom", "rankers", "limits", "onEvent", "onRound", "signal"];
    const unset: object = Object.fromEntries(names.map((name) => [name, undefined]));
    const result = await simulate({ scenario: scenario(), model, ...unset });
    expect(result).toEqual(await simulate({ scenario: scenario(), model }));
  });

  it("reports everything as simulation-event/v1, and the accounts add up", async () => {
    const events: SimulationEvent[] = [];
    const { summary } = await simulate({
      scenario: scenario(),
      model,
      onEvent: (event) => events.push(event),
    });
    expect(events.flatMap((event) => simulationEvent.validate(event))).toEqual([]);
    const closed = events.flatMap((event) => (event.type === "round-closed" ? [event.record] : []));
    expect(closed).toHaveLength(4);
    for (const { asked, valid, invalid, failed, choices } of closed) {
      expect(valid + invalid + failed).toBe(asked);
      expect(Object.values(choices).reduce((sum, count) => sum + count, 0)).toBe(valid);
    }
    expect(events.filter(({ type }) => type === "decided")).toHaveLength(summary.decisions);
    expect(events[0]).toMatchObject({ type: "run-started", first_round: 0, recorded: 0 });
    expect(events.at(-1)).toMatchObject({ type: "run-completed", hash: summary.hash });
  });

  it("comes to the same, round for round, whether anybody can read its ledger or not", async () => {
    const byRules = smallScenario(agents, follows, {}, { posts });
    const closed = async (where: { ledger?: Ledger }) => {
      const hashes: string[] = [];
      const onEvent = (event: SimulationEvent): void => {
        if (event.type === "round-closed") hashes.push(event.record.hash, event.record.record_hash);
      };
      await simulate({ scenario: byRules, onEvent, ...where });
      return hashes;
    };
    const ledger = createMemoryLedger();
    // The manifest, which the record hashes cover, says when a run was begun.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-14T09:26:53Z") });
    const kept = await closed({ ledger });
    expect(kept).toHaveLength(8);
    expect(await closed({})).toEqual(kept);
    vi.useRealTimers();
    expect(await verify({ scenario: byRules, ledger })).toMatchObject({ state: "verified", rounds: 4 });
  });

  it("comes to the same where its listeners throw", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = (): void => {
      throw new Error("the listener is broken");
    };
    const plain = await simulate({ scenario: scenario(), model });
    const result = await simulate({ scenario: scenario(), model, onEvent: broken, onRound: broken });
    expect(result).toEqual(plain);
    expect(new Set(report.mock.calls.map(([what]) => what))).toEqual(
      new Set(["onEvent threw; the call continues:", "onRound threw; the call continues:"]),
    );
    report.mockRestore();
  });

  it("continues a run that was stopped in the middle of a round, and asks nobody twice", async () => {
    const plain = await simulate({ scenario: scenario(), model });
    const ledger = createMemoryLedger();
    const asked: string[] = [];
    for (let part = 0; part < 100; part++) {
      const controller = new AbortController();
      let here = 0;
      const stopping = askingModel((question) => {
        if (here++ === 3) {
          controller.abort();
          return { state: "unable", code: "ABORTED", message: "stopped" };
        }
        asked.push(`${question.round} ${question.agent.id} ${question.items[0].post.id}`);
        return said(question);
      });
      const result = await simulate({
        scenario: scenario(),
        model: stopping,
        ledger,
        signal: controller.signal,
      });
      if (result.state === "completed") {
        expect(part).toBeGreaterThan(3);
        expect(result.summary).toEqual(plain.summary);
        expect(new Set(asked).size).toBe(asked.length);
        return;
      }
    }
    expect.unreachable("the run never ended");
  });

  it("counts a failed decision as failed, without any effect on the world", async () => {
    const failing = askingModel(({ agent }) =>
      agent.id === "bo" ? { fails: "UNREADABLE" } : { choice: "LIKE" },
    );
    let likes = 0;
    const { summary } = await simulate({
      scenario: scenario(),
      model: failing,
      onRound: ({ posts }) => {
        likes = Array.from(posts.likes).reduce((sum, count) => sum + count, 0);
      },
    });
    expect(summary.failed).toBeGreaterThan(0);
    expect(likes).toBe(summary.valid);
  });

  it.each(["CONNECTION_FAILED", "SERVER_BUSY", "MODEL_NOT_FOUND", "REPLAY_MISS"])(
    "pauses on %s, records nothing of it, and ends as if it had never happened",
    async (code) => {
      const plain = await simulate({ scenario: scenario(), model });
      const ledger = createMemoryLedger();
      let requests = 0;
      const dying = askingModel((question) => (++requests > 7 ? { fails: code } : said(question)));
      const paused = await simulate({ scenario: scenario(), model: dying, ledger });
      expect(paused).toMatchObject({
        state: "paused",
        pause: { cause: "model", code },
        summary: { decisions: 7, failed: 0 },
      });
      expect((await simulate({ scenario: scenario(), model, ledger })).summary).toEqual(plain.summary);
    },
  );

  it("records a single time-out as failed, and pauses after five in a row, whatever the round", async () => {
    let requests = 0;
    const once = askingModel((question) => (++requests === 2 ? { fails: "TIMEOUT" } : said(question)));
    expect((await simulate({ scenario: scenario(), model: once })).summary).toMatchObject({ failed: 1 });
    requests = 0;
    const gone = askingModel((question) => (++requests > 3 ? { fails: "TIMEOUT" } : said(question)));
    const paused = await simulate({ scenario: scenario(), model: gone });
    expect(paused).toMatchObject({ state: "paused", pause: { code: "TIMEOUT" } });
    expect(requests).toBe(8);
    expect(paused.summary.failed).toBeLessThan(5);
  });

  it("pauses at a limit, and continues with a higher one", async () => {
    const plain = await simulate({ scenario: scenario(), model });
    const ledger = createMemoryLedger();
    const paused = await simulate({ scenario: scenario(), model, ledger, limits: { maxRequests: 5 } });
    expect(paused).toMatchObject({
      state: "paused",
      pause: { cause: "limit", code: "MAX_REQUESTS" },
      summary: { requests: 5 },
    });
    const tokens = await simulate({ scenario: scenario(), model, ledger, limits: { maxTokens: 1_000 } });
    expect(tokens).toMatchObject({
      state: "paused",
      pause: { code: "MAX_TOKENS" },
      summary: { tokens: 1_080 },
    });
    expect((await simulate({ scenario: scenario(), model, ledger })).summary).toEqual(plain.summary);
  });
});

it("is not stopped by a limit of minutes when somebody sets the clock", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const jumping = askingModel((question) => {
      vi.setSystemTime(Date.now() + (question.seed(1, 1) % 2 === 0 ? 1 : -1) * 10 ** 8);
      return said(question);
    });
    const { state } = await simulate({ scenario: scenario(), model: jumping, limits: { maxMinutes: 10 } });
    expect(state).toBe("completed");
  } finally {
    vi.useRealTimers();
  }
});

function said({ seed, items: [{ post }] }: Parameters<Parameters<typeof askingModel>[0]>[0]) {
  const choice = (["LIKE", "REPLY", "RESHARE", "SCROLL"] as const)[seed(1, 1) % 4] ?? "SCROLL";
  return { choice, content: `on ${post.id}: ${seed(1, 1)}` };
}
