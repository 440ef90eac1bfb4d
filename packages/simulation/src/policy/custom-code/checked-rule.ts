import { compositionV1 } from "@concordat/contracts/composition/v1";
import { isStorable } from "@concordat/llm";
import { choiceCode } from "../../world/choice.js";
import { viewOf } from "../../world/view-of.js";
import type { WorldView } from "../../world/world-view.js";
import { noChoice } from "../no-choice.js";
import type { RuleDecision, RulePolicy } from "../policy.js";
import { type CalledCode, called, codeError } from "./custom-code-error.js";

/**
 * Wraps a custom rule so that an error is thrown unless each decision is a valid choice, with a text if the choice
 * needs one.
 */
export function checkedRule(rule: RulePolicy): RulePolicy {
  const who = `the policy ${JSON.stringify(rule.name)}`;
  return {
    kind: "rule",
    name: rule.name,
    returns: rule.returns,
    ...checkedUpdate(rule, who),
    prepare(world) {
      const decide = prepared(rule, { who, round: world.round }, world);
      return (agent, post, sources) => {
        const about = (): CalledCode => ({
          who,
          round: world.round,
          agent: world.audience.id(agent),
          post: world.posts.id(post),
        });
        const given: unknown = called(about, () => decide(agent, post, [...sources]));
        const decision = decisionOf(given);
        if (decision === null) throw codeError(about(), noChoice(given));
        const wrong = contentProblem(decision);
        if (wrong !== null) throw codeError(about(), wrong);
        return decision;
      };
    },
  };
}

/** Wraps the function that updates states. The values are checked where they are applied, because fields are known there. */
function checkedUpdate({ update }: RulePolicy, who: string): Pick<RulePolicy, "update"> {
  if (update === undefined) return {};
  return {
    update: (question) =>
      called(
        () => ({ who, round: question.round, agent: question.agent.id }),
        () => update(question),
      ),
  };
}

function prepared(rule: RulePolicy, about: CalledCode, world: WorldView): ReturnType<RulePolicy["prepare"]> {
  const decide = called(
    () => about,
    () => rule.prepare(viewOf(world)),
  );
  if (typeof decide === "function") return decide;
  throw codeError(about, "must prepare a function that decides");
}

/** Converts the result of a rule to a decision; `null` if it is not a choice. */
function decisionOf(given: unknown): RuleDecision | null {
  const { choice, content = null }: Partial<RuleDecision> =
    typeof given === "number" ? { choice: given } : { ...Object(given) };
  return choice !== undefined && codes.includes(choice) ? { choice, content } : null;
}

const codes: readonly unknown[] = Object.values(choiceCode);

/** Describes what is wrong with the text of a decision; `null` if it is valid. */
function contentProblem({ choice, content }: RuleDecision): string | null {
  const needed = choice === choiceCode.REPLY || choice === choiceCode.COMPOSE || choice === choiceCode.QUOTE;
  if (content === null) return needed ? "must give a reply or a post its text" : null;
  if (!needed && choice !== choiceCode.RESHARE) return "must give no text to what needs none";
  const [violation] = compositionV1.validate({ content });
  if (violation !== undefined) return `must give a text that can be posted: it ${violation.message}`;
  return isStorable(content) ? null : "must give a text without U+0000 and halves of surrogate pairs";
}
