import { omitUndefined } from "@concordat/contracts/options";
import type { ChatRequest } from "@concordat/llm";
import type { Attributes } from "@opentelemetry/api";
import { attributeNames } from "./attribute-names.js";

/** Returns the settings of a request as attributes, without its contents. */
export function requestAttributes({ schema, temperature, seed, maxTokens }: ChatRequest): Attributes {
  return {
    [attributeNames.outputType]: schema === undefined ? "text" : "json",
    ...omitUndefined({
      [attributeNames.temperature]: temperature,
      [attributeNames.seed]: seed,
      [attributeNames.maxTokens]: maxTokens,
    }),
  };
}
