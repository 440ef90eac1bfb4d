import type { Scenario } from "@concordat/contracts/scenario";
import type { RoundStates } from "../policy/state/state-round.js";
import { haveChanged } from "../world/states/agent-states.js";
import type { World } from "../world/world.js";
import type { RoundEvents } from "./apply-events.js";

/** The part of a decision that determines whether the world changed. */
interface Outcome {
  readonly state: string;
  readonly choice: number | null;
}

/**
 * Whether the simulation is stopped by a rule of the scenario that holds at the start of the round. Agents then no
 * longer look at their feeds.
 * @param events the posts and events of each round
 */
export function isStopped(
  world: World,
  { stop = {} }: Pick<Scenario, "stop">,
  events: ReadonlyMap<number, RoundEvents>,
): boolean {
  const { share, unchanged_rounds: unchanged } = stop;
  if (share !== undefined && world.resharers / world.audience.size >= share) return true;
  return unchanged !== undefined && world.unchangedRounds >= unchanged && !hasEventsFrom(world.round, events);
}

function hasEventsFrom(first: number, all: ReadonlyMap<number, RoundEvents>): boolean {
  for (const [round, { posts, events }] of all)
    if (round >= first && posts.length + events.length > 0) return true;
  return false;
}

/**
 * Whether all agents scrolled past all items in a round. False if a decision failed or is invalid, because the agent's
 * choice is then unknown.
 * @param ruleEffects number of decisions by rules other than scrolling past
 * @param scroll the code of scrolling past
 */
export function isUnchanged(ruleEffects: number, decisions: readonly Outcome[], scroll: number): boolean {
  return ruleEffects === 0 && decisions.every(({ state, choice }) => state === "valid" && choice === scroll);
}

/**
 * Whether the state of any agent changed in a round. Numbers that change by less than the scenario's tolerance count as
 * unchanged.
 */
export function haveStatesChanged(
  states: RoundStates | null,
  { tolerance = 0 }: NonNullable<Scenario["stop"]> = {},
): boolean {
  return (
    states !== null && states.before !== states.after && haveChanged(states.before, states.after, tolerance)
  );
}
