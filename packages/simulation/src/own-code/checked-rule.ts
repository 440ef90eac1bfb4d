import { compositionV1 } from "@concordat/contracts/composition/v1";
import { isStorable } from "@concordat/llm";
import { choiceCode } from "../policy/choice.js";
import type { RuleDecision, RulePolicy } from "../policy/policy.js";
import { called, OwnCodeError } from "./own-code-error.js";

/** A rule of one's own, whose decisions are choices that exist, with a text where one is needed. */
export function checkedRule(rule: RulePolicy): RulePolicy {
  const who = `the policy ${JSON.stringify(rule.name)}`;
  return {
    kind: "rule",
    name: rule.name,
    returns: rule.returns,
    prepare(world) {
      const decide: unknown = called(who, () => rule.prepare(world));
      if (typeof decide !== "function") throw new OwnCodeError(who, "must prepare a function that decides");
      return (agent, post, sources) => {
        const decided: unknown = called(who, () => decide(agent, post, sources));
        const decision = typeof decided === "number" ? { choice: decided, content: null } : decided;
        const wrong = isDecision(decision) ? contentProblem(decision) : "must decide on a choice that exists";
        if (wrong === null && isDecision(decision)) return decision;
        throw new OwnCodeError(who, `${wrong} (${world.audience.id(agent)} on post ${world.posts.id(post)})`);
      };
    },
  };
}

function isDecision(value: unknown): value is RuleDecision {
  const { choice }: Partial<Record<string, unknown>> = { ...Object(value) };
  return Object.values<unknown>(choiceCode).includes(choice);
}

/** What is wrong with the text of a decision; null for nothing. */
function contentProblem({ choice, content }: RuleDecision): string | null {
  const needed = choice === choiceCode.REPLY || choice === choiceCode.COMPOSE;
  if (content === null) return needed ? "must give a reply or a post its text" : null;
  if (!needed && choice !== choiceCode.RESHARE) return "must give no text to what needs none";
  const [violation] = compositionV1.validate({ content });
  if (violation !== undefined) return `must give a text that can be posted: it ${violation.message}`;
  return isStorable(content) ? null : "must give a text without U+0000 and halves of surrogate pairs";
}
