import { plus } from "./known-counts.js";

/** Numbers of tokens; `null` if the server did not report them. */
interface Tokens {
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
}

/** A requested answer with its attempts. Requests for probabilities do not count as attempts. */
interface AskedPart {
  readonly attempts: readonly Tokens[];
  readonly odds?: Tokens & { readonly requests: number };
}

/** The usage of recorded requests, as counted in round records and by limits. */
export interface RecordCosts {
  readonly requests: number;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

/** Returns the total usage of all parts of a record, including requests for probabilities. */
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
