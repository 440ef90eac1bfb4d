import { type Choice, chartMoves, choices } from "@concordat/simulation";
import type { ReplayedRoundData } from "./replayed-round.js";
import type { RunIndex } from "./run-index.js";
import { choiceCodeIn, outcomeCodeIn, outcomeNames, unpackFacts } from "./shown-facts.js";

/** The state of an agent that decided nothing in a round. */
const idle = "idle";
/** The state of an agent whose decision was invalid or failed: its chart times out. */
const timedOut = "timed_out";

/** The states of the social chart in which an agent's last decision of a round leaves it, in the order of their codes. */
export const stateNames: readonly string[] = [idle, timedOut, ...choices.map(stateOf)];

/** Returns the state of the chart to which a choice leads. */
function stateOf(choice: Choice): string {
  return chartMoves([choice]).find(({ trigger }) => trigger === "decides")?.to ?? idle;
}

/** The choices of each agent until a round, as columns by the number of the agent. */
export interface AgentFacts {
  /** The agent's choices, a bit for each by its code. */
  readonly chosen: Uint8Array;
  /** 1 if a decision of the agent was invalid or failed; otherwise 0. */
  readonly problem: Uint8Array;
  /** The agent's state in the last of these rounds with feeds, by the code in `stateNames`. */
  readonly state: Uint8Array;
}

const problemCodes: ReadonlySet<number> = new Set([
  outcomeNames.indexOf("invalid"),
  outcomeNames.indexOf("failed"),
]);
const onlyShown = outcomeNames.indexOf("only_shown");

/** Whether an item's decision is invalid or failed. */
export function isProblem(packed: number): boolean {
  return problemCodes.has(outcomeCodeIn(packed));
}

const known = new WeakMap<ReplayedRoundData, AgentFacts>();

/** Returns the choices of each agent until a round. The facts of each requested round are cached. */
export function agentFacts(index: RunIndex, until: number): AgentFacts {
  const last = index.rounds[until];
  const before = last === undefined ? undefined : known.get(last);
  if (before !== undefined) return before;
  const { size } = index.scenario.audience;
  const [chosen, problem] = [new Uint8Array(size), new Uint8Array(size)];
  for (const { agent, facts } of index.upTo(until))
    for (let place = 0; place < facts.length; place++) {
      const packed = facts[place] ?? 0;
      const [who, code] = [agent[place] ?? 0, choiceCodeIn(packed)];
      if (code >= 0) chosen[who] = (chosen[who] ?? 0) | (1 << code);
      if (isProblem(packed)) problem[who] = 1;
    }
  const played = index.rounds[Math.min(until, index.scenario.scenario.rounds - 1)];
  const found = { chosen, problem, state: statesIn(played, size) };
  if (last !== undefined) known.set(last, found);
  return found;
}

/** The state of each agent in a round: where its last decision led. */
function statesIn(round: ReplayedRoundData | undefined, agents: number): Uint8Array {
  const states = new Uint8Array(agents);
  if (round === undefined) return states;
  for (let place = 0; place < round.facts.length; place++) {
    const packed = round.facts[place] ?? 0;
    if (outcomeCodeIn(packed) !== onlyShown) states[round.agent[place] ?? 0] = stateCode(packed);
  }
  return states;
}

/** The state of an agent in a round, and the transitions that led there and back to idle; none if it was shown nothing. */
export function stateIn(index: RunIndex, agent: number, round: ReplayedRoundData) {
  const { from, to } = index.placesOf(agent, round);
  const facts = round.facts.subarray(from, to);
  const decided = facts.filter((packed) => outcomeCodeIn(packed) !== onlyShown);
  const last = decided.at(-1);
  return {
    state: last === undefined ? idle : (stateNames[stateCode(last)] ?? idle),
    moves: to === from ? [] : chartMoves(Array.from(decided, (packed) => unpackFacts(packed).choice)),
  };
}

/** The code of the state to which a decision leads. */
function stateCode(packed: number): number {
  const code = choiceCodeIn(packed);
  return code === -1 ? stateNames.indexOf(timedOut) : code + 2;
}
