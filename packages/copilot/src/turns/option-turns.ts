import type { DecisionRun } from "@concordat/contracts/decision-run";
import { fillTemplate, quotePlain } from "@concordat/llm";
import { aspects } from "../options/aspects.js";
import { contextLines, conversation, type DecisionTurns, questionLine } from "./conversation.js";
import { aspectQuestions, sentences } from "./wording.js";

/** Asks about one option in plain words, one aspect at a time. */
export function optionTurns(run: DecisionRun, option: string): DecisionTurns {
  const lines = [
    ...contextLines(run),
    questionLine(run),
    fillTemplate(sentences.option, { text: quotePlain(option) }),
  ];
  const questions = aspects.map(({ name }) => [`/${name}`, aspectQuestions[name]]);
  return conversation(lines, Object.fromEntries(questions));
}
