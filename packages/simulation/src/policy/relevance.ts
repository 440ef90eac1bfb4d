import type { PolicySpec } from "@concordat/contracts/scenario";
import { drawnOption, inMillionths } from "@concordat/llm";
import type { Relevance } from "../feed/relevance/relevance.js";
import { rootOf } from "../feed/relevance/root-of.js";
import { choiceCode } from "../world/choice.js";
import type { WorldView } from "../world/world-view.js";
import type { ChoiceRule, DrawnChoice, RuleChoice, RulePolicy } from "./policy.js";

/** The specification of the rule `relevance` in a scenario. */
export type RelevanceSpec = Extract<PolicySpec, { kind: "relevance" }>;

/**
 * Returns the rule `relevance`. The weight of each action is its base rate, multiplied by exp(weight × relevance),
 * where relevance is in standard deviations. The choice is sampled in proportion to these weights, with one random
 * number for each round, agent and slot.
 */
export function relevanceRule({ rates, weight }: RelevanceSpec, relevance: Relevance): ChoiceRule {
  const { LIKE, REPLY, RESHARE } = rates;
  const base = { LIKE, REPLY, RESHARE, SCROLL: 1 - LIKE - REPLY - RESHARE };
  return (world, agent, post) => {
    const score = relevance.of(agent, world.posts.id(rootOf(world.posts, post)));
    const factor = Math.exp(weight * score);
    const options = optionsOf({
      LIKE: base.LIKE * factor,
      REPLY: base.REPLY * factor,
      RESHARE: base.RESHARE * factor,
      SCROLL: base.SCROLL,
    });
    const draw = drawFor(world, agent, post);
    // An option is always found: the probabilities add up to 1, and the random number is below 1.
    const choice = drawnOption({ options, draw })?.value ?? "SCROLL";
    return { name: "relevance", relevance: Math.round(score * 1_000) / 1_000, options, draw, choice };
  };
}

/** Creates the policy that decides by the rule alone and writes no texts. */
export function relevancePolicy(rule: ChoiceRule): RulePolicy {
  return {
    kind: "rule",
    name: "relevance",
    returns: false,
    rule,
    prepare: (world) => (agent, post) => choiceCode[rule(world, agent, post).choice],
  };
}

/** The choices that the rule can sample, in the order of the contract. */
const drawnChoices = ["LIKE", "REPLY", "RESHARE", "SCROLL"] as const satisfies readonly DrawnChoice[];

function optionsOf(weights: Readonly<Record<DrawnChoice, number>>): RuleChoice["options"] {
  const total = drawnChoices.reduce((sum, choice) => sum + weights[choice], 0);
  const shares = inMillionths(drawnChoices.map((choice) => weights[choice] / total));
  return drawnChoices.map((value, index) => ({ value, probability: shares[index] ?? 0 }));
}

function drawFor({ draws, round, accountKeys, posts }: WorldView, agent: number, post: number): number {
  const { high, low } = posts.slotKey(post);
  const purpose = draws.keyFor("relevance");
  return draws.uniformOf(
    purpose,
    round,
    accountKeys[agent * 2] ?? 0,
    accountKeys[agent * 2 + 1] ?? 0,
    high,
    low,
  );
}
