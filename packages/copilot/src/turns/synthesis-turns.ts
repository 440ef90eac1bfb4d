import type { DecisionRun } from "@concordat/contracts/decision-run";
import { fillTemplate, plainText, quotePlain } from "@concordat/llm";
import { aspects } from "../options/aspects.js";
import { agentNames } from "../specialists/agents.js";
import { findingsOf } from "../specialists/findings.js";
import { conversation, type DecisionConversation, questionLine } from "./conversation.js";
import { aspectNames, optionQuestion, sentences, stanceQuestion, synthesisQuestions } from "./wording.js";

/**
 * The recommendations among which a model chooses if fields are requested one at a time. In the JSON schema, the field
 * is a string without an enum, from which no option can be sampled.
 */
export const stances = ["go", "no-go", "conditional_go"] as const;

/**
 * Returns the conversation and questions that ask in plain text for the recommendation, with the findings before
 * them.
 * @param suppose a changed fact to assume; `null` if none
 */
export function synthesisTurns(run: DecisionRun, suppose: string | null): DecisionConversation {
  const lines = [
    questionLine(run),
    ...findingLines(run),
    ...optionLines(run),
    ...(suppose === null ? [] : [fillTemplate(sentences.suppose, { text: quotePlain(suppose) })]),
  ];
  const hasOptions = (run.options ?? []).length > 0;
  const recommendation = hasOptions ? optionQuestion : stanceQuestion;
  return conversation(lines, { ...synthesisQuestions, "/recommendation": recommendation });
}

function findingLines(run: DecisionRun): string[] {
  const found = findingsOf(run);
  return agentNames.flatMap((agent) => {
    const items = found[agent] ?? [];
    return items.length === 0
      ? []
      : [fillTemplate(sentences.found[agent], { text: quotePlain(items.join(" ")) })];
  });
}

/** Returns a line for each option with known properties: `stay: for it: "…", its cost: "…"`. */
function optionLines({ options = [] }: DecisionRun): string[] {
  return options.flatMap((option) => {
    if (option.state !== "completed") return [];
    const known = aspects.flatMap(({ name }) => {
      const statements = option[name].map(({ text }) => text);
      return statements.length === 0 ? [] : [`${aspectNames[name]}: ${quotePlain(statements.join(" "))}`];
    });
    return known.length === 0 ? [] : [`${plainText(option.name)}: ${known.join(", ")}`];
  });
}
