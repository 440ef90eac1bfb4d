import type { OptionOdds } from "../chat/index.js";
import { UnreadableError } from "../errors/index.js";
import { deriveSeed } from "../seed/derive-seed.js";
import type { NamedOption } from "./read/read-option-answer.js";
import type { TurnReading } from "./read-turn.js";
import type { OptionValue, TurnField } from "./turn-field.js";

/** The probability of one option of a field. */
export interface FieldOption {
  /** The value. */
  readonly value: OptionValue;
  /** The name of the option in the question. */
  readonly name: string;
  /** The option's probability among all options, a multiple of one millionth. */
  readonly probability: number;
}

/** The probability of each option of a field, as reported by the model. */
export interface FieldOdds {
  /** The options, in the contract's order. Their probabilities sum up to 1. */
  readonly options: readonly FieldOption[];
  /** The total probability of all options. It is small if the model would rather say something else. */
  readonly mass: number;
  /** The random number from 0 to 1 with which the choice was sampled. */
  readonly draw: number;
}

/** Probabilities are rounded to multiples of one millionth. The recorded, rounded values are used for sampling. */
const steps = 1_000_000;

/**
 * Returns the probabilities of a field's options. Returns `null` if one is unknown, because a choice is never sampled
 * from only some of the options.
 */
export function fieldOdds(
  options: readonly NamedOption[],
  odds: readonly OptionOdds[],
  draw: number,
): FieldOdds | null {
  const logs = options.map((_, index) => odds[index]?.logProbability ?? null);
  const known = logs.filter((log) => log !== null);
  if (known.length < options.length || known.length === 0) return null;
  const largest = Math.max(...known);
  const weights = known.map((log) => Math.exp(log - largest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = inMillionths(weights.map((weight) => weight / total));
  return {
    options: options.map(({ value, name }, index) => ({ value, name, probability: shares[index] ?? 0 })),
    mass: known.reduce((sum, log) => sum + Math.exp(log), 0),
    draw,
  };
}

/**
 * Rounds shares to millionths so that their sum is exactly 1. The remaining millionths go to the largest remainders; if
 * they are equal, to the first ones.
 */
export function inMillionths(shares: readonly number[]): readonly number[] {
  const floors = shares.map((share) => Math.floor(share * steps));
  let remaining = steps - floors.reduce((sum, count) => sum + count, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share * steps - (floors[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const counts = [...floors];
  for (const { index } of byRemainder) {
    if (remaining <= 0) break;
    counts[index] = (counts[index] ?? 0) + 1;
    remaining--;
  }
  return counts.map((count) => count / steps);
}

/**
 * Returns the option that a random number selects: the inverse of the cumulative distribution, in the order of the
 * options.
 */
export function drawnOption<Option extends Pick<FieldOption, "probability">>({
  options,
  draw,
}: {
  readonly options: readonly Option[];
  readonly draw: number;
}): Option | null {
  let reached = 0;
  for (const option of options) {
    // In whole steps, so that sums have no rounding error on any machine.
    reached += Math.round(option.probability * steps);
    if (draw * steps < reached) return option;
  }
  return null;
}

/** Returns the random number from 0 to 1 that belongs to the seed of a turn. */
export function drawOf(seed: number): number {
  return deriveSeed(seed, "draw") / 2 ** 31;
}

/** Samples an option from an answer that contains the probability of each option. */
export function readOdds(
  id: string,
  { pointer }: TurnField,
  options: readonly NamedOption[],
  odds: readonly OptionOdds[] | null,
  draw: number,
): { readonly reading: TurnReading; readonly odds: FieldOdds | null } {
  const known = odds === null ? null : fieldOdds(options, odds, draw);
  const drawn = known === null ? null : drawnOption(known);
  if (drawn !== null) return { reading: { value: drawn.value, error: null }, odds: known };
  const lacking = options.findIndex((_, index) => (odds?.[index]?.logProbability ?? null) === null);
  const why = odds?.[lacking]?.reason ?? "it gave none";
  const name = options[lacking]?.name ?? "the options";
  return {
    reading: {
      error: new UnreadableError(`${id} gave no odds for ${pointer}: of ${JSON.stringify(name)}, ${why}`),
    },
    odds: null,
  };
}
