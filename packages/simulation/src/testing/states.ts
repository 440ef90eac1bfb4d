import type { PolicySpec, ScenarioInput } from "@concordat/contracts/scenario";
import { Engine } from "../run/engine.js";
import type { LoadedScenario } from "../scenario/loaded-scenario.js";
import type { AgentStates } from "../world/states/agent-states.js";
import { smallScenario } from "./scenarios.js";

/** A pair of numbers: a follower and the account that it follows. */
export type Edge = readonly [follower: number, followed: number];

/** Returns the id of an agent; ids have the order of the numbers. */
function agentId(number: number): string {
  return `a${String(number).padStart(4, "0")}`;
}

/** The states of a small scenario: a field, the value of each agent at the start, and the policy. */
export interface StateScenario {
  readonly edges: readonly Edge[];
  readonly field: "health" | "opinion" | "flag";
  readonly values: readonly (string | number | boolean)[];
  readonly policy: PolicySpec;
  readonly rounds: number;
  readonly more?: Partial<ScenarioInput>;
}

const kinds = {
  health: { kind: "word", words: ["susceptible", "infected", "removed"] },
  opinion: { kind: "number", minimum: 0, maximum: 1 },
  flag: { kind: "flag" },
} as const;

/** Returns a scenario whose agents start with given values of one field. */
export function stateScenario({ edges, field, values, policy, rounds, more }: StateScenario): LoadedScenario {
  const words = policy.kind === "sir" ? kinds.health.words : ["susceptible", "infected"];
  const kind = field === "health" ? { kind: "word" as const, words: [...words] } : kinds[field];
  const start = { kind: "table" as const, column: field };
  return smallScenario(
    values.map((_, number) => agentId(number)),
    edges.map(([follower, followed]) => `${agentId(follower)}>${agentId(followed)}`),
    { rounds, policy, states: { fields: { [field]: { ...kind, start } } }, ...more },
    { states: values.map((value, number) => ({ agent_id: agentId(number), [field]: value })) },
  );
}

/** Returns the states of agents before the first round and after each round. */
export async function statesByRound(scenario: LoadedScenario): Promise<AgentStates[]> {
  const engine = new Engine(scenario, {});
  const found: AgentStates[] = [];
  const note = (): void => {
    if (engine.world.states !== null) found.push(engine.world.states);
  };
  note();
  for (let round = 0; round < scenario.scenario.rounds; round++) {
    engine.close((await engine.begin()).plan, []);
    note();
  }
  return found;
}
