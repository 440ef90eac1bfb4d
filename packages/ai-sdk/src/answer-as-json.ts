import { normalizeFinishReason } from "@concordat/llm";
import { finishWord } from "./finish-word.js";
import { type ReadingOptions, readAsJson, type TextSchema } from "./read-as-json.js";

/**
 * Returns the answer in a model's text as strict JSON. Returns `null` if the text contains no answer, a filter
 * withdrew the answer, or it is incomplete.
 * @param finishReason the finish reason, in the format of its version of the AI SDK
 */
export async function answerAsJson(
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
