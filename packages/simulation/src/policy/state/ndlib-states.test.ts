import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PolicySpec } from "@concordat/contracts/scenario";
import { describe, expect, it } from "vitest";
import { type Edge, stateScenario, statesByRound } from "../../testing/states.js";
import type { AgentStates } from "../../world/states/agent-states.js";
import ndlib from "./ndlib-states.json" with { type: "json" };

const size = 200;
/** Number of runs of each model, here and in NDlib. */
const runs = 100;
/** Maximum difference between two means, in standard errors of the difference. */
const maxErrors = 4;

type Model = keyof typeof ndlib;

/** Agents that follow one to four others each, as `ndlib-states.py` draws them. */
function drawnEdges(): Edge[] {
  let state = 1;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 4_294_967_296) * bound);
  };
  return Array.from({ length: size }, (_, node) => {
    const others = new Set<number>();
    for (let count = 1 + below(4); count > 0; count--) others.add(below(size));
    others.delete(node);
    return [...others].map((other): Edge => [node, other]);
  }).flat();
}

const directed = drawnEdges();
const undirected = [
  ...new Map(
    directed.flatMap(([a, b]): [string, Edge][] => [
      [`${a} ${b}`, [a, b]],
      [`${b} ${a}`, [b, a]],
    ]),
  ).values(),
];

const infected = (count: number) =>
  Array.from({ length: size }, (_, node) => (node < count ? "infected" : "susceptible"));
const flags = (count: number) => Array.from({ length: size }, (_, node) => node < count);
const opinions = Array.from({ length: size }, (_, node) => ((node * 7919) % size) / size);

type Measure = (states: AgentStates) => number;

const count =
  (field: string, value: number): Measure =>
  (states) =>
    states.column(field).filter((one) => one === value).length;

const disagreeing: Measure = (states) => {
  const column = states.column("flag");
  return undirected.filter(([a, b]) => a < b && column[a] !== column[b]).length;
};

const variance: Measure = (states) => {
  const values = [...states.column("opinion")];
  const mean = values.reduce((sum, value) => sum + value, 0) / size;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / size;
};

interface Compared {
  readonly policy: PolicySpec;
  readonly values: readonly (string | number | boolean)[];
  readonly field: "health" | "opinion" | "flag";
  readonly measure: Measure;
  readonly edges?: readonly Edge[];
}

const sir = { kind: "sir", field: "health", infection: 0.1, recovery: 0.1 } as const;

const models: Readonly<Record<Model, Compared>> = {
  si: {
    policy: { kind: "si", field: "health", infection: 0.05 },
    values: infected(10),
    field: "health",
    measure: count("health", 1),
  },
  sis: {
    policy: { kind: "sis", field: "health", infection: 0.06, recovery: 0.1 },
    values: infected(20),
    field: "health",
    measure: count("health", 1),
  },
  "sir-infected": { policy: sir, values: infected(10), field: "health", measure: count("health", 1) },
  "sir-removed": { policy: sir, values: infected(10), field: "health", measure: count("health", 2) },
  "sir-directed": {
    policy: { ...sir, infection: 0.2 },
    values: infected(10),
    field: "health",
    measure: count("health", 2),
    edges: directed,
  },
  voter: {
    policy: { kind: "voter", field: "flag", updates: 200 },
    values: flags(80),
    field: "flag",
    measure: disagreeing,
  },
  majority: {
    policy: { kind: "majority", field: "flag", group_size: 5, updates: 20 },
    values: flags(95),
    field: "flag",
    measure: count("flag", 1),
  },
  "majority-tie": {
    policy: { kind: "majority", field: "flag", group_size: 4, updates: 20, tie: true },
    values: flags(80),
    field: "flag",
    measure: count("flag", 1),
  },
  deffuant: {
    policy: { kind: "deffuant", field: "opinion", tolerance: 0.3 },
    values: opinions,
    field: "opinion",
    measure: variance,
  },
  "hegselmann-krause": {
    policy: {
      kind: "hegselmann-krause",
      field: "opinion",
      tolerance: 0.3,
      updates: 50,
      counts_itself: false,
    },
    values: opinions,
    field: "opinion",
    measure: variance,
  },
};

async function curve(model: Model, seed: number, rounds: number): Promise<number[]> {
  const { measure, edges = undirected, ...given } = models[model];
  const scenario = stateScenario({ ...given, edges, rounds, more: { seed } });
  return (await statesByRound(scenario)).map(measure);
}

function meanAndDeviation(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

describe("policies of states agree with NDlib 6.0.1", () => {
  it.each(Object.keys(models) as Model[])(
    "%s: the mean of 100 runs is within four standard errors of NDlib's in every round",
    async (model) => {
      const { mean, deviation } = ndlib[model];
      const curves: number[][] = [];
      for (let seed = 1; seed <= runs; seed++) curves.push(await curve(model, seed, mean.length - 1));
      for (const [round, theirs] of mean.entries()) {
        const ours = meanAndDeviation(curves.map((one) => one[round] ?? Number.NaN));
        const error = Math.hypot(ours.deviation / Math.sqrt(runs), (deviation[round] ?? 0) / Math.sqrt(runs));
        const where = `round ${round}: ${ours.mean} here, ${theirs} in NDlib, standard error ${error}`;
        expect(Math.abs(ours.mean - theirs), where).toBeLessThanOrEqual(maxErrors * error + 1e-6);
      }
    },
    60_000,
  );

  const python = spawnSync("python3", ["-c", "import ndlib, networkx, six"]).status === 0;
  it.skipIf(!python)(
    `NDlib gives the stored curves${python ? "" : " (skipped: Python has no ndlib; pip install ndlib==6.0.1 six)"}`,
    () => {
      const script = fileURLToPath(new URL("./ndlib-states.py", import.meta.url));
      const text = execFileSync("python3", [script, "2"], { encoding: "utf8" });
      const now: Record<string, { first: number[][] }> = JSON.parse(text);
      for (const [model, { first }] of Object.entries(ndlib)) expect(now[model]?.first, model).toEqual(first);
    },
    120_000,
  );
});
