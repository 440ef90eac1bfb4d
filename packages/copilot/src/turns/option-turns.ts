import type { DecisionRun } from "@concordat/contracts/decision-run";
import { fillTemplate, quotePlain } from "@concordat/llm";
import { aspects } from "../options/aspects.js";
import { contextLines, conversation, type DecisionConversation, questionLine } from "./conversation.js";
import { aspectQuestions, sentences } from "./wording.js";

/** Returns the conversation and questions about one option in plain text, one question for each aspect. */
export function optionTurns(run: DecisionRun, option: string): DecisionConversation {
  const lines = [
    ...contextLines(run),
    questionLine(run),
    fillTemplate(sentences.option, { text: quotePlain(option) }),
  ];
  const questions = aspects.map(({ name }) => [`/${name}`, aspectQuestions[name]]);
  return conversation(lines, Object.fromEntries(questions));
}
