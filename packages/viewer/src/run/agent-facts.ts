import { type Choice, chartMoves, choices } from "@concordat/simulation";
import type { ReplayedRoundData } from "./replayed-round.js";
import type { RunIndex } from "./run-index.js";
import { choiceCodeIn, outcomeCodeIn, outcomeNames, unpackFacts } from "./shown-facts.js";

/** The state of an agent that made no decision in a round. */
const idle = "idle";
/** The state of an agent whose decision was invalid or failed, so that its chart timed out. */
const timedOut = "timed_out";

/**
 * The states of the social chart to which an agent's last decision of a round can lead. The index of a state is its
 * code.
 */
export const stateNames: readonly string[] = [...new Set([idle, timedOut, ...choices.map(stateOf)])];

/** The code of the state to which each choice leads, by the code of the choice. */
const stateCodes: readonly number[] = choices.map((choice) => stateNames.indexOf(stateOf(choice)));

/** Returns the state to which a choice leads. */
function stateOf(choice: Choice): string {
  return chartMoves([choice]).find(({ trigger }) => trigger === "decides")?.to ?? idle;
}

/** Facts about each agent up to a round. Each array is indexed by the number of the agent. */
export interface AgentFacts {
  /** The choices that the agent made, as a bit set. The bit of a choice is its code. */
  readonly chosen: Uint16Array;
  /** 1 if any decision of the agent was invalid or failed; otherwise 0. */
  readonly problem: Uint8Array;
  /** The code of the agent's state (see `stateNames`) in the last of these rounds in which agents saw feeds. */
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

/** Returns facts about each agent up to a round. They are cached for each requested round. */
export function agentFacts(index: RunIndex, until: number): AgentFacts {
  const last = index.rounds[until];
  const before = last === undefined ? undefined : known.get(last);
  if (before !== undefined) return before;
  const { size } = index.scenario.audience;
  const [chosen, problem] = [new Uint16Array(size), new Uint8Array(size)];
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

/** Returns the code of each agent's state in a round, which is the state after its last decision. */
function statesIn(round: ReplayedRoundData | undefined, agents: number): Uint8Array {
  const states = new Uint8Array(agents);
  if (round === undefined) return states;
  for (let place = 0; place < round.facts.length; place++) {
    const packed = round.facts[place] ?? 0;
    if (outcomeCodeIn(packed) !== onlyShown) states[round.agent[place] ?? 0] = stateCode(packed);
  }
  return states;
}

/**
 * Returns the state of an agent in a round, and the transitions that led to it and back to idle. There are no
 * transitions if the agent was shown nothing.
 */
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

/** Returns the code of the state to which a decision leads. */
function stateCode(packed: number): number {
  const code = choiceCodeIn(packed);
  return stateCodes[code] ?? stateNames.indexOf(timedOut);
}
