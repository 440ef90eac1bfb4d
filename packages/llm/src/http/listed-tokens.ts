import type { TokenLogprob, TokenLogprobs } from "../chat/index.js";
import { asJsonObject, type JsonObject } from "./json-object.js";

/**
 * Reads the tokens that a server lists in the format of Ollama and the OpenAI chat API. An invalid entry is omitted.
 * The tokens then do not match the answer's text, so no probabilities are computed from them.
 */
export function listedTokens(list: unknown): readonly TokenLogprobs[] {
  return objectsOf(list).flatMap((entry) =>
    tokenOf(entry).map((token) => ({ ...token, top: objectsOf(entry.top_logprobs).flatMap(tokenOf) })),
  );
}

function objectsOf(list: unknown): readonly JsonObject[] {
  return (Array.isArray(list) ? list : []).map(asJsonObject).filter((entry) => entry !== null);
}

function tokenOf({ token, bytes, logprob }: JsonObject): readonly TokenLogprob[] {
  if (typeof token !== "string" || typeof logprob !== "number") return [];
  return [{ token, logprob, ...(isBytes(bytes) ? { bytes } : {}) }];
}

function isBytes(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
}
