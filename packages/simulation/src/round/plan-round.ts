import { rankerOf } from "../feed/built-in-rankers.js";
import { type FeedItem, Feeds } from "../feed/feeds.js";
import type { Ranker } from "../feed/ranker.js";
import { yieldToEventLoop } from "../ledger/yield-to-event-loop.js";
import type { AskingPolicy, Policy, RuleDecision, RulePolicy } from "../policy/policy.js";
import { updateStates } from "../policy/state/update-states.js";
import { choiceCode, choices } from "../world/choice.js";
import type { World } from "../world/world.js";
import { isActive } from "./activity.js";
import { Exposures, type RoundPlan, type RuleEffect, type Unit } from "./round-plan.js";

/** The policies and rankers of a round. */
export interface RoundRules {
  /** The policy of each group of the audience. */
  readonly policies: readonly Policy[];
  /** Custom rankers. */
  readonly rankers: readonly Ranker[];
  /** Whether the run has passed the last round of the scenario or a rule has stopped it. Agents then see no feed. */
  readonly isOver: boolean;
  /** Called for each item that is shown to an agent. Default: no callback. */
  readonly onShown?: OnShown | undefined;
}

/**
 * A callback for an item shown to an agent. The item is valid only during the call. `decision` is the decision of a
 * rule, or `null` if a model decides.
 */
export type OnShown = (agent: number, item: FeedItem, decision: RuleDecision | null) => void;

type Decide = ReturnType<RulePolicy["prepare"]>;

/** Number of agents between two checks of the abort signal, about ten milliseconds. */
const agentsBetweenTurns = 4_096;

/** The part of a round's plan that depends on feeds. */
type FeedPlan = Omit<RoundPlan, "askings" | "hasSurvey">;

/**
 * Plans a round without sending requests: determines the active agents, the items they are shown, and the decisions of
 * rules. To be called after the round's events were applied. Decisions do not affect other agents before the round is
 * closed.
 * @param signal stops the planning. After that, the world can no longer be used
 * @throws the reason of the signal if it is aborted
 */
export async function planRound(
  world: World,
  { policies, rankers, isOver, onShown }: RoundRules,
  events: readonly unknown[],
  signal?: AbortSignal,
): Promise<FeedPlan> {
  const feeds = new Feeds(world, rankerOf(world.feed, rankers));
  const deciders = policies.map((policy) => (policy.kind === "rule" ? policy.prepare(world) : null));
  const exposures = new Exposures();
  const units: Unit[] = [];
  const ruleEffects: RuleEffect[] = [];
  const ruleChoices = choices.map(() => 0);
  let byRule = 0;
  const active = isOver ? () => false : isActive(world);
  const seen = new Map<number, number[]>();

  const { size } = world.audience;
  let turnAt = 0;
  for (let agent = feeds.nextReader(0); agent < size; agent = feeds.nextReader(agent + 1)) {
    if (agent >= turnAt) {
      await yieldToEventLoop(signal);
      turnAt = agent + agentsBetweenTurns;
    }
    if (!active(agent)) continue;
    const group = world.audience.groupOf(agent);
    const policy = policies[group];
    if (policy === undefined) throw new RangeError(`group ${group} has no policy`);
    const decide = deciders[group];
    if (policy.kind === "asking" || decide === undefined || decide === null) {
      const from = exposures.count;
      feeds.show(agent, false, (item) => {
        const { post, rank, route, sources } = item;
        exposures.add(agent, post, rank, route, resharersIn(world, post, sources));
        onShown?.(agent, item, null);
      });
      if (policy.kind === "asking") units.push(...unitsOf(world, policy, agent, exposures, from));
      continue;
    }
    byRule += feeds.show(agent, policy.returns, (item) => {
      const decision = decisionOf(decide, agent, item);
      const { choice, content } = decision;
      ruleChoices[choice] = (ruleChoices[choice] ?? 0) + 1;
      if (choice !== choiceCode.SCROLL) ruleEffects.push({ agent, post: item.post, choice, content });
      if (policy.update !== undefined) noteSeen(seen, agent, item.post);
      onShown?.(agent, item, decision);
    });
  }
  const states = updateStates({ world, policies, isActive: active, seen });
  return { round: world.round, events, exposures, units, ruleEffects, byRule, ruleChoices, states };
}

function noteSeen(seen: Map<number, number[]>, agent: number, post: number): void {
  const posts = seen.get(agent);
  if (posts === undefined) seen.set(agent, [post]);
  else posts.push(post);
}

function decisionOf(decide: Decide, agent: number, { post, sources }: FeedItem): RuleDecision {
  const decided = decide(agent, post, sources);
  return typeof decided === "number" ? { choice: decided, content: null } : decided;
}

/**
 * Returns the numbers of the resharers among the sources, sorted. The author is omitted, because it is a source only as
 * the writer of the post.
 */
export function resharersIn(world: World, post: number, sources: readonly number[]): number[] {
  return sources.filter((account) => account !== world.posts.author[post]).sort((a, b) => a - b);
}

function unitsOf(
  world: World,
  policy: AskingPolicy,
  agent: number,
  exposures: Exposures,
  from: number,
): Unit[] {
  const to = exposures.count;
  if (from === to) return [];
  if (policy.unit === "feed") return [{ agent, policy, from, to, key: "" }];
  return Array.from({ length: to - from }, (_, index) => {
    const at = from + index;
    return { agent, policy, from: at, to: at + 1, key: world.posts.id(exposures.post[at] ?? 0) };
  });
}
