import { plus } from "./known-counts.js";

/** What one request took, or several together. */
interface Tokens {
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
}

/** What a model was asked for: an answer in attempts, and odds in requests that do not count as attempts. */
interface AskedPart {
  readonly attempts: readonly Tokens[];
  readonly odds?: Tokens & { readonly requests: number };
}

/** What recorded requests took, as accounts and limits count it. */
export interface RecordCosts {
  readonly requests: number;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

/** What all parts of a record took, the requests for odds included. */
export function costsOf(...parts: readonly AskedPart[]): RecordCosts {
  const attempts = parts.flatMap((part) => part.attempts);
  const odds = parts.flatMap((part) => part.odds ?? []);
  const all = [...attempts, ...odds];
  return {
    requests: odds.reduce((sum, { requests }) => sum + requests, attempts.length),
    promptTokens: plus(null, ...all.map(({ prompt_tokens }) => prompt_tokens)),
    completionTokens: plus(null, ...all.map(({ completion_tokens }) => completion_tokens)),
  };
}
