import { describe, expect, it } from "vitest";
import { type Edge, stateScenario, statesByRound } from "../../testing/states.js";

const opinionsOf = async (scenario: Parameters<typeof stateScenario>[0]) =>
  (await statesByRound(stateScenario(scenario))).map((states) => [...states.column(scenario.field)]);

describe("DeGroot", () => {
  const edges: Edge[] = [
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 3],
    [2, 3],
    [3, 0],
    [3, 1],
    [3, 2],
  ];
  const start = [0.1, 0.9, 0.4, 0.7];
  const times = (matrix: readonly number[][], vector: readonly number[]) =>
    matrix.map((row) => row.reduce((sum, weight, place) => sum + weight * (vector[place] ?? 0), 0));

  it.each([
    ["equal weights", undefined],
    ["a weight of its own", 0.4],
  ])("gives the powers of its matrix times the opinions at the start, with %s", async (_, own) => {
    const matrix = start.map((_, row) => {
      const followed = edges.filter(([follower]) => follower === row).map(([, other]) => other);
      const weight = own ?? 1 / (followed.length + 1);
      return start.map((_, column) =>
        column === row ? weight : followed.includes(column) ? (1 - weight) / followed.length : 0,
      );
    });
    const policy = {
      kind: "degroot",
      field: "opinion",
      ...(own === undefined ? {} : { self_weight: own }),
    } as const;
    const found = await opinionsOf({ edges, field: "opinion", values: start, policy, rounds: 50 });
    let expected = start;
    for (const [round, opinions] of found.entries()) {
      for (const [agent, opinion] of opinions.entries())
        expect(opinion, `round ${round}`).toBeCloseTo(expected[agent] ?? Number.NaN, 12);
      expected = times(matrix, expected);
    }
  });
});

it("Hegselmann and Krause: all take the mean of the close opinions, their own among them, at the same time", async () => {
  const edges: Edge[] = [0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b !== a).map((b): Edge => [a, b]));
  const policy = { kind: "hegselmann-krause", field: "opinion", tolerance: 0.3 } as const;
  const [, first, second] = await opinionsOf({
    edges,
    field: "opinion",
    values: [0, 0.25, 0.5],
    policy,
    rounds: 2,
  });
  expect(first).toEqual([0.125, 0.25, 0.375]);
  expect(second).toEqual([0.25, 0.25, 0.25]);
});

it("Deffuant: both of a pair move by a part of their distance, and nobody beyond the tolerance", async () => {
  const edges: Edge[] = [
    [0, 1],
    [1, 0],
  ];
  const policy = {
    kind: "deffuant",
    field: "opinion",
    tolerance: 0.5,
    convergence: 0.25,
    updates: 1,
  } as const;
  const [, near] = await opinionsOf({ edges, field: "opinion", values: [0.5, 0.9], policy, rounds: 1 });
  expect(near?.[0]).toBeCloseTo(0.6, 12);
  expect(near?.[1]).toBeCloseTo(0.8, 12);
  const [, far] = await opinionsOf({ edges, field: "opinion", values: [0.25, 0.75], policy, rounds: 1 });
  expect(far).toEqual([0.25, 0.75]);
});

it("majority: without groups, each takes the most frequent value among itself and those that it follows", async () => {
  const edges: Edge[] = [
    [0, 1],
    [0, 2],
    [1, 2],
    [3, 0],
  ];
  const values = [false, true, true, true];
  const keep = { kind: "majority", field: "flag" } as const;
  expect((await opinionsOf({ edges, field: "flag", values, policy: keep, rounds: 1 }))[1]).toEqual([
    1, 1, 1, 1,
  ]);
  const tied = { ...keep, tie: false } as const;
  expect((await opinionsOf({ edges, field: "flag", values, policy: tied, rounds: 1 }))[1]).toEqual([
    1, 1, 1, 0,
  ]);
});

it.each([
  ["infects along follows and only against their direction", "si", 1, [1, 1, 0]],
  ["removes, and an agent infects from the round after its infection on", "sir", 1, [2, 1, 0]],
] as const)("an epidemic %s", async (_, kind, recovery, expected) => {
  const edges: Edge[] = [
    [1, 0],
    [2, 1],
  ];
  const policy =
    kind === "si"
      ? ({ kind, field: "health", infection: 1 } as const)
      : ({ kind, field: "health", infection: 1, recovery } as const);
  const values = ["infected", "susceptible", "susceptible"];
  expect((await opinionsOf({ edges, field: "health", values, policy, rounds: 1 }))[1]).toEqual(expected);
});

it("an agent that is not active keeps its state", async () => {
  const edges: Edge[] = [
    [0, 1],
    [1, 0],
  ];
  const policy = { kind: "voter", field: "flag" } as const;
  const values = [false, true];
  const more = { activity: 0 };
  expect(await opinionsOf({ edges, field: "flag", values, policy, rounds: 2, more })).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
});
