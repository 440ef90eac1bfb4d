import { describe, expect, it } from "vitest";
import { createMemoryLedger, defineStatePolicy, simulate, verify } from "../index.js";
import { type Edge, stateScenario } from "../testing/states.js";

const size = 30;
const ring: Edge[] = Array.from({ length: size }, (_, node): Edge[] => [
  [node, (node + 1) % size],
  [node, (node + size - 1) % size],
]).flat();

describe("a policy of states in code", () => {
  const scenario = () =>
    stateScenario({
      edges: ring,
      field: "opinion",
      values: Array.from({ length: size }, (_, node) => node / size),
      policy: { kind: "custom", name: "listener" },
      rounds: 3,
    });
  const listener = defineStatePolicy<{ opinion: number }>("listener", ({ state, neighbours, draw }) =>
    draw() < 0.8 ? { opinion: Math.max(state.opinion, ...neighbours.map(({ opinion }) => opinion)) } : null,
  );

  it("updates each agent, and is verified and resumed only with the same code", async () => {
    const ledger = createMemoryLedger();
    const { summary } = await simulate({ scenario: scenario(), custom: [listener], ledger });
    expect(summary.rounds).toBe(3);
    expect(await verify({ scenario: scenario(), custom: [listener], ledger })).toMatchObject({
      state: "verified",
    });
    const other = defineStatePolicy("listener", () => null);
    expect(await verify({ scenario: scenario(), custom: [other], ledger })).toMatchObject({
      state: "broken",
    });
    await expect(simulate({ scenario: scenario(), custom: [other], ledger })).rejects.toMatchObject({
      code: "OTHER_RUN",
    });
  });

  it.each<[string, unknown, string]>([
    ["a number out of range", { opinion: 2 }, 'must give "opinion" a number from 0 to 1, not 2'],
    ["NaN", { opinion: Number.NaN }, 'must give "opinion" a number from 0 to 1, not NaN'],
    ["another field", { mood: 1 }, 'gives the field "mood", which no state has'],
    ["a word", "more", "must give the fields of a state that change, or null"],
    ["a promise", Promise.resolve(null), "must give the fields of a state that change at once"],
    ["nothing", undefined, "must give the fields of a state that change, or null"],
  ])("is refused if it gives %s", async (_, given, message) => {
    const wrong = defineStatePolicy("listener", () => given as null);
    await expect(simulate({ scenario: scenario(), custom: [wrong] })).rejects.toMatchObject({
      code: "OWN_CODE",
      message: expect.stringContaining(message),
    });
  });
});
