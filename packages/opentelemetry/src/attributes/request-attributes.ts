import { omitUndefined } from "@concordat/contracts/options";
import type { ChatRequest } from "@concordat/llm";
import type { Attributes } from "@opentelemetry/api";
import { names } from "./names.js";

/** The settings of a request, without its contents. */
export function requestAttributes({ schema, temperature, seed, maxTokens }: ChatRequest): Attributes {
  return {
    [names.outputType]: schema === undefined ? "text" : "json",
    ...omitUndefined({ [names.temperature]: temperature, [names.seed]: seed, [names.maxTokens]: maxTokens }),
  };
}
