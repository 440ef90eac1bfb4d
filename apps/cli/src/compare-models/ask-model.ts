import type { Contract } from "@concordat/contracts/contract";
import { type AnswerForm, deriveSeed, generateObject, type Outcome } from "@concordat/llm";
import type { OpenClient } from "../models/create-client.js";
import { isUnreachable } from "../models/is-unreachable.js";
import type { ModelInput } from "./read-model-inputs.js";

/** The questions for every model. */
export interface Questions {
  readonly contract: Contract;
  readonly inputs: readonly ModelInput[];
  /** The seed from which the seeds of all inputs are derived, for every model. */
  readonly seed: number;
  /** How values are requested: as JSON or field by field. */
  readonly form: AnswerForm;
  /** The number of requests for each input, each with another seed. */
  readonly draws: number;
  /** Enumerations and booleans whose probabilities are compared with the answers, as JSON Pointers. */
  readonly odds: readonly string[];
  readonly signal: AbortSignal;
  /** Called after each input. */
  readonly onAnswer: () => void;
}

/** Asks a model about each input in turn. Stops on an abort, or if the model cannot be reached. */
export async function askModel(
  { client, settings }: Pick<OpenClient, "client" | "settings">,
  { contract, inputs, seed, form, draws, odds, signal, onAnswer }: Questions,
): Promise<Outcome<unknown>[]> {
  const outcomes: Outcome<unknown>[] = [];
  for (const { id, messages, draw } of drawsOf(inputs, draws)) {
    const outcome = await generateObject({
      client,
      contract,
      messages,
      ...settings,
      form,
      ...(odds.length === 0 ? {} : { odds }),
      // The first draw has the same seeds as a single one.
      seed: (answer: number) =>
        draw === 1 ? deriveSeed(seed, id, answer) : deriveSeed(seed, id, answer, draw),
      signal,
    });
    if (signal.aborted) return outcomes;
    outcomes.push(outcome);
    onAnswer();
    if (outcome.state === "failed" && isUnreachable(outcome.error.code)) return outcomes;
  }
  return outcomes;
}

/** Yields each input once for each draw. Draws are counted from 1. */
function* drawsOf(
  inputs: readonly ModelInput[],
  draws: number,
): Generator<ModelInput & { readonly draw: number }> {
  for (const input of inputs) for (let draw = 1; draw <= draws; draw++) yield { ...input, draw };
}
