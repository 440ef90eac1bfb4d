import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ScenarioInput, StateField } from "@concordat/contracts/scenario";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildScenario } from "../build-scenario.js";
import { loadScenario } from "../load-scenario.js";
import { ScenarioError } from "../scenario-error.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "concordat-start-"));
});
afterAll(() => rm(folder, { recursive: true }));

function input(fields: Record<string, StateField>, more: Partial<ScenarioInput> = {}): ScenarioInput {
  return {
    name: "start",
    seed: 3,
    rounds: 1,
    starts_at: "2026-03-14T08:00:00Z",
    round_minutes: 60,
    audience: {
      kind: "segments",
      size: 1000,
      segments: [
        {
          name: "town",
          share: 0.5,
          interests: { from: ["trains"], count: 1 },
          stances: { "car-free cities": ["in favour", "against"] },
        },
        { name: "country", share: 0.5, interests: { from: ["tractors"], count: 1 } },
      ],
    },
    network: { kind: "nobody" },
    feed: { ranker: "chronological", size: null },
    activity: 1,
    policy: { kind: "cascade", probability: 0 },
    ...more,
    states: { fields, ...more.states },
  };
}

const valuesOf = (fields: Record<string, StateField>, more?: Partial<ScenarioInput>): number[] => {
  const { states } = buildScenario(input(fields, more));
  return [...(states?.column(Object.keys(fields)[0] ?? "") ?? [])];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the states before the first round", () => {
  it("have exact shares, drawn at random, and others with another seed or for another field", () => {
    const start = { kind: "shares", shares: { infected: 0.125, susceptible: 0.875 } } as const;
    const health: StateField = { kind: "word", words: ["susceptible", "infected"], start };
    const one = valuesOf({ health });
    expect(one.filter((value) => value === 1)).toHaveLength(125);
    expect(valuesOf({ health })).toEqual(one);
    expect(valuesOf({ health }, { seed: 4 })).not.toEqual(one);
    expect(valuesOf({ other: health })).not.toEqual(one);
    const flag: StateField = { kind: "flag", start: { kind: "shares", shares: { true: 0.25, false: 0.75 } } };
    expect(mean(valuesOf({ flag }))).toBe(0.25);
  });

  it("follow a uniform or a normal distribution within the field's bounds", () => {
    const uniform = valuesOf({ opinion: { kind: "number", start: { kind: "uniform", from: -1, to: 3 } } });
    expect(mean(uniform)).toBeCloseTo(1, 0);
    expect(Math.min(...uniform)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...uniform)).toBeLessThan(3);
    const start = { kind: "normal", mean: 0.5, deviation: 0.2 } as const;
    const normal = valuesOf({ opinion: { kind: "number", minimum: 0, maximum: 1, start } });
    expect(mean(normal)).toBeCloseTo(0.5, 1);
    const within = normal.filter((value) => Math.abs(value - 0.5) < 0.2).length / normal.length;
    expect(within).toBeGreaterThan(0.64);
    expect(within).toBeLessThan(0.74);
    expect(Math.min(...normal)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...normal)).toBeLessThanOrEqual(1);
  });

  it("come from attributes of agents", () => {
    const start = { kind: "attribute", attribute: "segment", values: { town: 1, country: 0 } } as const;
    expect(mean(valuesOf({ opinion: { kind: "number", start } }))).toBe(0.5);
    const word: StateField = {
      kind: "word",
      words: ["town", "country"],
      start: { kind: "attribute", attribute: "segment" },
    };
    expect(mean(valuesOf({ word }))).toBe(0.5);
  });

  it("come from a table of people, one row for each", async () => {
    const people = ["id,left", "ada,0.25", "bo,0.75"].join("\n");
    await writeFile(join(folder, "people.csv"), people);
    await writeFile(join(folder, "states.csv"), "agent_id,trust,voted,party\nbo,4,true,red\nada,2,0,blue\n");
    const scenario: ScenarioInput = {
      ...input({
        left: { kind: "number", start: { kind: "attribute", attribute: "left" } },
        trust: { kind: "number", start: { kind: "table", column: "trust" } },
        voted: { kind: "flag", start: { kind: "table", column: "voted" } },
        party: { kind: "word", words: ["red", "blue"], start: { kind: "table", column: "party" } },
      }),
      audience: { kind: "people", file: "people.csv", id: "id", describe: "{left}", interests: ["votes"] },
    };
    scenario.states = { ...scenario.states, fields: scenario.states?.fields ?? {}, file: "states.csv" };
    await writeFile(join(folder, "scenario.json"), JSON.stringify(scenario));
    const { states } = await loadScenario(join(folder, "scenario.json"));
    expect(states?.of(0)).toEqual({ left: 0.25, trust: 2, voted: false, party: "blue" });
    expect(states?.of(1)).toEqual({ left: 0.75, trust: 4, voted: true, party: "red" });
  });
});

const opinion = (start: StateField["start"]): StateField => ({
  kind: "number",
  minimum: 0,
  maximum: 1,
  start,
});

it.each<[string, StateField, Partial<ScenarioInput>, string, string]>([
  [
    "a value out of range",
    opinion({ kind: "value", value: 2 }),
    {},
    "/start",
    'must give every agent a number from 0 to 1: "agent-000" has 2, ',
  ],
  ["a word for a number", opinion({ kind: "value", value: "x" }), {}, "/start", "and 995 more"],
  [
    "shares that do not add up",
    opinion({ kind: "shares", shares: { a: 0.5 } }),
    {},
    "/start/shares",
    "add up to 0.5",
  ],
  [
    "an unknown agent",
    opinion({ kind: "agents", agents: ["zoe"], value: 1, otherwise: 0 }),
    {},
    "/start/agents",
    'name no agents: "zoe"',
  ],
  [
    "a table without a file",
    opinion({ kind: "table", column: "x" }),
    {},
    "/start/kind",
    "needs a table: name it as states.file",
  ],
  [
    "bounds in the wrong order",
    opinion({ kind: "uniform", from: 1, to: 0 }),
    {},
    "/start/to",
    "is 0, which is below 1",
  ],
  [
    "a distribution far outside",
    opinion({ kind: "normal", mean: 9, deviation: 1 }),
    {},
    "/start/mean",
    "is 9, so far outside",
  ],
  [
    "numbers for a flag",
    { kind: "flag", start: { kind: "uniform", from: 0, to: 1 } },
    {},
    "/start/kind",
    "draws numbers, and the field is true or false",
  ],
  [
    "an attribute that agents do not have",
    opinion({ kind: "attribute", attribute: "height" }),
    {},
    "/start",
    '"agent-000" has no value',
  ],
  [
    "a policy for another kind of field",
    opinion({ kind: "value", value: 0 }),
    { policy: { kind: "sir", field: "x", infection: 1, recovery: 1 } },
    "/policy/field",
    "must be of words: susceptible, infected, removed",
  ],
  [
    "a policy for an unknown field",
    opinion({ kind: "value", value: 0 }),
    { policy: { kind: "voter", field: "y" } },
    "/policy/field",
    'names the field "y", which states does not describe',
  ],
  [
    "a tie that no agent can have",
    { kind: "flag", start: { kind: "value", value: true } },
    { policy: { kind: "majority", field: "x", tie: "yes" } },
    "/policy/tie",
    'is "yes", which is not a value of the field',
  ],
  [
    "updates without groups",
    { kind: "flag", start: { kind: "value", value: true } },
    { policy: { kind: "majority", field: "x", updates: 2 } },
    "/policy/updates",
    "needs group_size",
  ],
  [
    "a tolerance alone",
    opinion({ kind: "value", value: 0 }),
    { stop: { tolerance: 0.1 } },
    "/stop/tolerance",
    "needs unchanged_rounds",
  ],
])("a scenario with %s is refused", async (_, field, more, path, message) => {
  const file = join(folder, "wrong.json");
  await writeFile(file, JSON.stringify(input({ x: field }, more)));
  const error = await loadScenario(file).catch((thrown: unknown) => thrown);
  expect(ScenarioError.isInstance(error) && error.problems).toContainEqual(
    expect.objectContaining({
      path: expect.stringMatching(new RegExp(`${path}$`)),
      message: expect.stringContaining(message),
    }),
  );
});
