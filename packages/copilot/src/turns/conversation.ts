import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type ChatMessage, fillTemplate, plainText, quotePlain, type TurnQuestions } from "@concordat/llm";
import { contextParts } from "../context/context-text.js";
import { sentences } from "./wording.js";

/**
 * Maximum number of tokens of an answer if fields are requested one at a time. Longer answers of a small model are
 * repetitions.
 */
const maxTurnTokens = 256;

/** A conversation in plain text that ends with questions, one for each field. */
export interface DecisionConversation {
  readonly form: "turns";
  readonly messages: readonly ChatMessage[];
  readonly questions: TurnQuestions;
  /** Sentences of the fixed wording, as they were sent. An answer that repeats one is rejected. */
  readonly wording: readonly string[];
  readonly maxTokens: number;
}

/** Returns a conversation that contains these lines and then the questions. */
export function conversation(
  lines: readonly string[],
  questions: TurnQuestions,
  wording: readonly string[] = Object.values(questions).map(textOf),
): DecisionConversation {
  return {
    form: "turns",
    messages: [
      { role: "system", content: sentences.system },
      { role: "user", content: lines.join("\n") },
    ],
    questions,
    wording: [sentences.system, ...wording],
    maxTokens: maxTurnTokens,
  };
}

function textOf(question: TurnQuestions[string]): string {
  return typeof question === "string" ? question : question.ask;
}

/** Returns the question of the decision as one line. */
export function questionLine({ question }: DecisionRun): string {
  return fillTemplate(sentences.question, { text: quotePlain(question) });
}

/**
 * Returns the context, one line for each document. The names of passages are omitted, because the model does not cite
 * them in plain-text answers.
 */
export function contextLines({ context }: DecisionRun): string[] {
  return contextParts(context)
    .filter(({ text }) => text.trim() !== "")
    .map(({ name, text }) => {
      const quoted = quotePlain(text);
      return name === null
        ? fillTemplate(sentences.context, { text: quoted })
        : fillTemplate(sentences.document, { name: plainText(name), text: quoted });
    });
}
