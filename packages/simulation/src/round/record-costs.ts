import { plus } from "./known-counts.js";

/** The tokens of one or several requests. */
interface Tokens {
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
}

/** A requested answer: its attempts, and the requests for odds, which do not count as attempts. */
interface AskedPart {
  readonly attempts: readonly Tokens[];
  readonly odds?: Tokens & { readonly requests: number };
}

/** The usage of recorded requests, as counted by round records and limits. */
export interface RecordCosts {
  readonly requests: number;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

/** Adds up the usage of all parts of a record, including requests for odds. */
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
