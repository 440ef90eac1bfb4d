import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createMemoryLedger, type SimulationResult, simulate } from "../index.js";
import { askingModel } from "../testing/asking.js";
import { postBy, smallScenario } from "../testing/scenarios.js";

const agents = ["ada", "bo", "cy"];
const follows = ["bo>ada", "cy>ada", "cy>bo"];
const scenario = (kind: "model" | "cascade") =>
  smallScenario(
    agents,
    follows,
    { policy: kind === "model" ? { kind } : { kind, probability: 0.5 } },
    { posts: [postBy("ada")] },
  );

/** A run that is held up after the first task or round, and what happens to it meanwhile. */
async function heldRun(kind: "model" | "cascade", concurrency = 1) {
  const controller = new AbortController();
  const ledger = createMemoryLedger();
  const gate = { open: (): void => undefined, held: null as Promise<void> | null, waits: 0 };
  const heldUp = new Promise<void>((resolve) => {
    gate.open = () => {
      gate.held = null;
      resolve();
    };
  });
  let asked = 0;
  let rounds = 0;
  const hold = () => {
    if (gate.held !== null) gate.waits++;
    return gate.held;
  };
  const model = askingModel(() => {
    if (asked++ === 0) gate.held = heldUp;
    return { choice: "LIKE" };
  });
  const onRound = () => {
    if (kind === "cascade" && rounds++ === 0) gate.held = heldUp;
  };
  const options = { scenario: scenario(kind), model, ledger, concurrency, hold, onRound };
  const played = simulate({ ...options, signal: controller.signal });
  while (gate.waits === 0) await setTimeout(0);
  return { played, gate, controller, ledger, asked: () => asked, rounds: () => rounds };
}

const likes = askingModel(() => ({ choice: "LIKE" }));
const plain = (kind: "model" | "cascade"): Promise<SimulationResult> =>
  simulate({ scenario: scenario(kind), model: likes });

describe("a run that is held up", () => {
  it.each([1, 2])(
    "asks for nothing, and ends as if it had not been (concurrency %i)",
    async (concurrency) => {
      const { played, gate, asked } = await heldRun("model", concurrency);
      await setTimeout(5);
      expect(asked()).toBe(1);
      gate.open();
      expect(await played).toEqual(await plain("model"));
    },
  );

  it("begins no round of rules, and ends as if it had not been", async () => {
    const { played, gate, rounds } = await heldRun("cascade");
    await setTimeout(5);
    expect(rounds()).toBe(1);
    gate.open();
    expect(await played).toEqual(await plain("cascade"));
  });

  it.each(["model", "cascade"] as const)("is stopped anyway (%s), and can be resumed", async (kind) => {
    const { played, controller, ledger } = await heldRun(kind);
    controller.abort();
    expect(await played).toMatchObject({ state: "paused", pause: { cause: "interrupted" } });
    const { summary } = await simulate({ scenario: scenario(kind), model: likes, ledger });
    expect(summary.hash).toBe((await plain(kind)).summary.hash);
  });
});
