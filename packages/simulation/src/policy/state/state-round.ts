import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Post } from "@concordat/contracts/post";
import type { StateField } from "@concordat/contracts/scenario";
import { type Key, keyOf } from "../../random/key.js";
import type { AgentState, AgentStates } from "../../world/states/agent-states.js";
import type { WorldView } from "../../world/world-view.js";

/** The states of all agents at the start and at the end of a round. They are the same object if nothing can change. */
export interface RoundStates {
  /** The states at the start of the round. */
  readonly before: AgentStates;
  /** The states at the end of the round. Rules change them while the round is planned. */
  readonly after: AgentStates;
}

/** The input for updating the states of the agents that a policy decides for. */
export interface StateRound extends RoundStates {
  /** The world at the start of the round. */
  readonly world: WorldView;
  /** The agents that the policy decides for and that are active in the round, in order. */
  readonly agents: Uint32Array;
}

/** The input for the next state of one agent. */
export interface UpdateQuestion<State extends AgentState = AgentState> {
  /** The round, counted from 0. */
  readonly round: number;
  /** The agent. */
  readonly agent: AgentProfile;
  /** Its state at the start of the round. */
  readonly state: State;
  /** The states, at the start of the round, of the agents that it follows, in the order of their ids. */
  readonly neighbours: readonly State[];
  /** The posts that it was shown in the round, from top to bottom, with their counts at the start of the round. */
  readonly seen: readonly Post[];
  /**
   * Returns a random number from 0 up to, but not including, 1. It is the same whenever the run is repeated. Different
   * names give independent numbers.
   */
  draw(name?: string): number;
}

/** Returns the fields of an agent's state that change, or `null` if none does. */
export type UpdateRule<State extends AgentState = AgentState> = (
  question: UpdateQuestion<State>,
) => Partial<State> | null;

/** Returns the agents that an agent follows. Followed accounts that are not agents have no state and are omitted. */
export function followedAgents({ follows, audience }: WorldView, agent: number): Uint32Array {
  const followed = follows.followedBy(agent);
  const list = followed instanceof Uint32Array ? followed : Uint32Array.from(followed);
  let count = list.length;
  // Accounts are sorted, and agents have the lowest numbers.
  while (count > 0 && (list[count - 1] ?? 0) >= audience.size) count--;
  return count === list.length ? list : list.subarray(0, count);
}

/** Returns the words of a field, or `false` and `true` for a flag, in the order of their numbers in a column. */
export function valuesOf(field: StateField | undefined): readonly (string | boolean)[] {
  if (field?.kind === "word") return field.words;
  return field?.kind === "flag" ? [false, true] : [];
}

/**
 * Returns the random integers of a policy's steps in a round. Each depends on the number of the step and on its place in
 * the step.
 * @param name distinguishes the policy from others in the same round
 */
export function stepDraws(
  { draws, round }: WorldView,
  name: string,
): (step: number, place: number, below: number) => number {
  const purpose = draws.keyFor("update");
  const slot = keyOf(name);
  return (step, place, below) =>
    Math.floor(draws.uniformOf(purpose, round, step, place, slot.high, slot.low) * below);
}

/**
 * Returns the random numbers of a policy for agents in a round, from 0 up to, but not including, 1.
 * @param name distinguishes the policy from others in the same round
 */
export function agentDraws(
  { draws, round, accountKeys }: WorldView,
  name: string,
): (agent: number) => number {
  const purpose = draws.keyFor("update");
  const slot: Key = keyOf(name);
  return (agent) =>
    draws.uniformOf(
      purpose,
      round,
      accountKeys[agent * 2] ?? 0,
      accountKeys[agent * 2 + 1] ?? 0,
      slot.high,
      slot.low,
    );
}
