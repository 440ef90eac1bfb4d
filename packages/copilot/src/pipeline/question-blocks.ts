import type { DecisionRun } from "@concordat/contracts/decision-run";
import { quoteUntrusted } from "@concordat/llm";

/** The question and its context as quoted data: nothing in them can speak as the prompt. */
export function questionBlocks({ question, context, sources }: DecisionRun): string {
  const paragraphs = Object.fromEntries(sources.map(({ id, text }) => [id, text]));
  const blocks = [
    quoteUntrusted("question", question),
    ...(sources.length > 0 ? [quoteUntrusted("context", paragraphs)] : []),
    ...(sources.length === 0 && context !== "" ? [quoteUntrusted("context", context)] : []),
  ];
  return blocks.join("\n");
}
