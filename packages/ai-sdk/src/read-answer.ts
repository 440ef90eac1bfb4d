import { normalizeFinishReason } from "@concordat/llm";
import { finishWord } from "./finish-word.js";
import { type ReadingOptions, readAsJson, type TextSchema } from "./read-as-json.js";

/**
 * The answer that a model's text holds, as strict JSON; null when it holds none, and when a filter took it back or it was
 * broken off.
 * @param finishReason why the model stopped, as its version of the AI SDK says it
 */
export async function readAnswer(
  text: string,
  finishReason: unknown,
  schema: TextSchema,
  options: ReadingOptions,
): Promise<string | null> {
  const end = normalizeFinishReason(finishWord(finishReason));
  return end === "refused" || end === "failed"
    ? null
    : readAsJson(text, schema, { ...options, finishReason: end });
}
