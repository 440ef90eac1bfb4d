import type { Contract } from "@concordat/contracts/contract";
import { deriveSeed, generateObject, type Outcome } from "@concordat/llm";
import type { OpenClient } from "../models/create-client.js";
import { isUnreachable } from "../models/is-unreachable.js";
import type { ModelInput } from "./read-inputs.js";

/** What every model is asked, and how. */
export interface Questions {
  readonly contract: Contract;
  readonly inputs: readonly ModelInput[];
  /** The seed from which the seed of each input follows, whichever model is asked. */
  readonly seed: number;
  readonly signal: AbortSignal;
  /** Called after each input. */
  readonly onAnswer: () => void;
}

/** Asks a model about each input in turn. It is not asked further when it is stopped or cannot be reached. */
export async function askModel(
  { client, settings }: Pick<OpenClient, "client" | "settings">,
  { contract, inputs, seed, signal, onAnswer }: Questions,
): Promise<Outcome<unknown>[]> {
  const outcomes: Outcome<unknown>[] = [];
  for (const { id, messages } of inputs) {
    const outcome = await generateObject({
      client,
      contract,
      messages,
      ...settings,
      seed: (answer: number) => deriveSeed(seed, id, answer),
      signal,
    });
    if (signal.aborted) return outcomes;
    outcomes.push(outcome);
    onAnswer();
    if (outcome.state === "failed" && isUnreachable(outcome.error.code)) return outcomes;
  }
  return outcomes;
}
