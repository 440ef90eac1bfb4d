import type { Outcome } from "@concordat/llm";
import { isUnreachable } from "../models/is-unreachable.js";
import type { AskFlags } from "./ask-flags.js";

/**
 * Returns advice for a question without a valid answer, one line for each step. The steps depend on the cause; empty if
 * none is known.
 */
export function adviceOn(
  { error }: Extract<Outcome<unknown>, { readonly error: unknown }>,
  { llm, model }: Pick<AskFlags, "llm" | "model">,
): string[] {
  if (isUnreachable(error.code)) return ["concordat doctor says which models are available here"];
  const isSmall = llm === "llama" && (model === undefined || /smollm2-135m/i.test(model));
  return isSmall
    ? [
        "the embedded model has 135 million parameters and fails at much; another one: --model FILE.gguf, or --llm ollama --model mistral",
      ]
    : [];
}
