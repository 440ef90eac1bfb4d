import type { ChatRequest } from "@concordat/llm";
import type { Attributes } from "@opentelemetry/api";
import { names } from "./names.js";

/** The settings of a request, without its contents. */
export function requestAttributes({ schema, temperature, seed, maxTokens }: ChatRequest): Attributes {
  return {
    [names.outputType]: schema === undefined ? "text" : "json",
    ...(temperature === undefined ? {} : { [names.temperature]: temperature }),
    ...(seed === undefined ? {} : { [names.seed]: seed }),
    ...(maxTokens === undefined ? {} : { [names.maxTokens]: maxTokens }),
  };
}
