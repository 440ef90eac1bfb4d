import type { PolicySpec } from "@concordat/contracts/scenario";
import { drawnOption, inMillionths } from "@concordat/llm";
import type { Relevance } from "../feed/relevance/relevance.js";
import { rootOf } from "../feed/relevance/root-of.js";
import { choiceCode } from "../world/choice.js";
import type { WorldView } from "../world/world-view.js";
import type { ChoiceRule, DrawnChoice, RuleChoice, RulePolicy } from "./policy.js";

/** The specification of the rule in a scenario. */
export type RelevanceSpec = Extract<PolicySpec, { kind: "relevance" }>;

/**
 * The rule `relevance`: the odds of each action are those of its base rate, times e to the power of weight ×
 * relevance, with relevance in standard deviations. The choice is drawn from them, with a separate random
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
    // The probabilities add up to 1 and the random number is below it.
    const choice = drawnOption({ options, draw })?.value ?? "SCROLL";
    return { name: "relevance", relevance: Math.round(score * 1_000) / 1_000, options, draw, choice };
  };
}

/** The policy of a rule alone, without words. */
export function relevancePolicy(rule: ChoiceRule): RulePolicy {
  return {
    kind: "rule",
    name: "relevance",
    returns: false,
    rule,
    prepare: (world) => (agent, post) => choiceCode[rule(world, agent, post).choice],
  };
}

/** The choices of the contract, in its order. */
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
