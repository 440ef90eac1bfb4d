import { shownValue } from "@concordat/contracts/options";
import { keyOf } from "../../random/key.js";
import { type AgentState, describeField, encoded } from "../../world/states/agent-states.js";
import type { World } from "../../world/world.js";
import { type CalledCode, codeError } from "../custom-code/custom-code-error.js";
import type { Policy, RulePolicy } from "../policy.js";
import { followedAgents, type RoundStates, type StateRound, type UpdateQuestion } from "./state-round.js";

/** The part of a round that determines who updates its state. */
export interface UpdatingRound {
  readonly world: World;
  /** The policy of each group of the audience. */
  readonly policies: readonly Policy[];
  /** Whether an agent is active in the round. An agent that is not keeps its state. */
  readonly isActive: (agent: number) => boolean;
  /** The posts that agents were shown, for policies that update each agent by itself. */
  readonly seen: ReadonlyMap<number, readonly number[]>;
}

/** Returns the states at the end of a round; `null` if the scenario has none. */
export function updateStates({ world, policies, isActive, seen }: UpdatingRound): RoundStates | null {
  const { states: before } = world;
  if (before === null) return null;
  const updating = new Set(policies.filter(updatesStates));
  const isAnswered = Object.values(before.fields).some(({ question }) => question !== undefined);
  if (updating.size === 0 && !isAnswered) return { before, after: before };
  const after = before.copy();
  for (const policy of updating) {
    const round = { world, before, after, agents: agentsOf(policy, world, policies, isActive) };
    policy.step?.(round);
    if (policy.update !== undefined) updateEach(policy, policy.update, round, seen);
  }
  return { before, after };
}

/** Whether a policy updates states. */
function updatesStates(policy: Policy): policy is RulePolicy {
  return policy.kind === "rule" && (policy.step !== undefined || policy.update !== undefined);
}

function agentsOf(
  policy: Policy,
  { audience }: World,
  policies: readonly Policy[],
  isActive: (agent: number) => boolean,
): Uint32Array {
  const agents = new Uint32Array(audience.size);
  let count = 0;
  for (let agent = 0; agent < audience.size; agent++)
    if (policies[audience.groupOf(agent)] === policy && isActive(agent)) agents[count++] = agent;
  return agents.subarray(0, count);
}

/**
 * Updates each agent by itself.
 * @throws {CustomCodeError} when a value is not one that its field can have
 */
function updateEach(
  { name }: RulePolicy,
  update: NonNullable<RulePolicy["update"]>,
  round: StateRound,
  seen: ReadonlyMap<number, readonly number[]>,
): void {
  const { world, agents, before, after } = round;
  const { audience, posts, draws } = world;
  const known = new Map<number, AgentState>();
  const stateOf = (agent: number): AgentState => {
    const state = known.get(agent) ?? Object.freeze(before.of(agent));
    known.set(agent, state);
    return state;
  };
  for (const agent of agents) {
    const profile = audience.profile(agent);
    const question: UpdateQuestion = {
      round: world.round,
      agent: profile,
      state: stateOf(agent),
      neighbours: Array.from(followedAgents(world, agent), stateOf),
      seen: (seen.get(agent) ?? []).map((post) => posts.at(post)),
      draw: (of = "") => draws.uniform("update", world.round, keyOf(profile.id), keyOf(`${name}/${of}`)),
    };
    const about: CalledCode = {
      who: `the policy ${JSON.stringify(name)}`,
      round: world.round,
      agent: profile.id,
    };
    write(update(question), agent, after, about);
  }
}

function write(given: unknown, agent: number, after: RoundStates["after"], about: CalledCode): void {
  if (given === null) return;
  if (given instanceof Promise) {
    given.catch(() => undefined);
    throw codeError(about, "must give the fields of a state that change at once, and gave a promise");
  }
  if (typeof given !== "object" || Array.isArray(given))
    throw codeError(about, `must give the fields of a state that change, or null, not ${shownValue(given)}`);
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(after.fields, name) ? after.fields[name] : undefined;
    if (field === undefined)
      throw codeError(about, `gives the field ${JSON.stringify(name)}, which no state has`);
    const number = encoded(field, value);
    if (number === null)
      throw codeError(
        about,
        `must give ${JSON.stringify(name)} ${describeField(field)}, not ${shownValue(value)}`,
      );
    after.column(name)[agent] = number;
  }
}
