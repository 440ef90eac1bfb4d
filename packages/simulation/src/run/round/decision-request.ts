import type { NetworkChoice, RememberedMove } from "@concordat/agent";
import type { Post } from "@concordat/contracts/post";
import { rootOf } from "../../feed/relevance/root-of.js";
import { routes } from "../../feed/route.js";
import type { AskingPolicy, DecisionRequest, RuleChoice, ShownItem } from "../../policy/policy.js";
import type { RoundPlan, Unit } from "../../round/round-plan.js";
import { viewsOf } from "../../scenario/states/state-questions.js";
import type { AgentStates } from "../../world/states/agent-states.js";
import type { World } from "../../world/world.js";
import { type DeriveSeed, decisionSeeds } from "./derive-seed.js";

/** Creates the request for the decision on a unit, from the world at the beginning of the round. */
export function decisionRequest(
  world: World,
  plan: RoundPlan,
  unit: Unit,
  {
    runSeed,
    deriveSeed,
    signal,
  }: { readonly runSeed: number; readonly deriveSeed: DeriveSeed; readonly signal: AbortSignal },
): DecisionRequest {
  const items: ShownItem[] = [];
  for (let exposure = unit.from; exposure < unit.to; exposure++) items.push(itemOf(world, plan, exposure));
  const [first, ...olderMoves] = items;
  if (first === undefined) throw new RangeError("nothing was shown");
  const agentId = world.audience.id(unit.agent);
  const slot = unit.key === "" ? "" : first.slot;
  return {
    round: plan.round,
    now: new Date(world.now),
    agent: world.audience.profile(unit.agent),
    items: [first, ...olderMoves],
    rule: ruleChoiceOf(world, plan, unit),
    choices: choicesOf(world, plan, unit),
    memory: memoryOf(world, unit.agent, unit.policy),
    answers: world.answers.of(unit.agent),
    ...viewsIn(plan.states?.after ?? null, unit.agent),
    runSeed,
    seed: decisionSeeds({ runSeed, deriveSeed, round: plan.round, agentId, slot }),
    signal,
  };
}

/** Returns the present views of an agent as a part of a request. Without views, the request is as it was without states. */
export function viewsIn(states: AgentStates | null, agent: number): Pick<DecisionRequest, "views"> {
  const views = viewsOf(states, agent);
  return views.length === 0 ? {} : { views };
}

/** Returns the choices that an agent has on a unit; `null` if its policy does not list them. */
function choicesOf(
  { posts, follows, mutes }: World,
  { exposures }: RoundPlan,
  { agent, policy, from }: Unit,
): readonly NetworkChoice[] | null {
  if (policy.choices === undefined) return null;
  const author = posts.author[exposures.post[from] ?? 0] ?? 0;
  const isFollowed = follows.has(agent, author);
  const changesNothing: Readonly<Partial<Record<NetworkChoice, boolean>>> = {
    FOLLOW: isFollowed,
    UNFOLLOW: !isFollowed,
    MUTE: mutes.has(agent, author),
  };
  return policy.choices.filter((choice) => changesNothing[choice] !== true);
}

/** Samples the choice for a unit with the rule of its policy; `null` if the policy has no rule. */
export function ruleChoiceOf(world: World, { exposures }: RoundPlan, unit: Unit): RuleChoice | null {
  return unit.policy.rule?.(world, unit.agent, exposures.post[unit.from] ?? 0) ?? null;
}

function itemOf(world: World, { exposures }: RoundPlan, exposure: number): ShownItem {
  const { posts, accounts } = world;
  const post = exposures.post[exposure] ?? 0;
  const parent = posts.parent[post] ?? -1;
  const root = rootOf(posts, post);
  return {
    post: posts.at(post),
    slot: posts.slots[post] ?? "",
    rank: exposures.rank[exposure] ?? 0,
    route: routes[exposures.route[exposure] ?? 0] ?? "followed",
    resharedBy: [...exposures.resharersOf(exposure)].map((account) => ({
      agent: accounts.id(account),
      comment: world.commentOf(account, post),
    })),
    parent: visible(world, parent),
    original: root === post || root === parent ? null : visible(world, root),
  };
}

function visible({ posts }: World, post: number): Post | null {
  return post === -1 || posts.isHidden(post) ? null : posts.at(post);
}

/** Returns the latest choices of an agent that a request includes, oldest first. */
export function memoryOf(
  world: World,
  agent: number,
  policy: Pick<AskingPolicy, "memory">,
): RememberedMove[] {
  if (policy.memory === 0) return [];
  return world.moves
    .lastOf(agent, policy.memory)
    .map(({ post, ...move }) => ({ ...move, post: world.posts.given(post) }));
}
