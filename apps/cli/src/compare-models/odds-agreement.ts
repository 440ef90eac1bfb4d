import { parsePointer } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import type { Outcome } from "@concordat/llm";

/** Compares how often an option was chosen with its probabilities. */
export interface OptionAgreement {
  /** The JSON Pointer of the choice. */
  readonly field: string;
  /** The value of the option. */
  readonly value: string;
  /** The share of answers with this option, among answers with known probabilities. */
  readonly answered: number;
  /** The mean probability of the option over the same answers. */
  readonly expected: number;
}

/** How well the probabilities match the answers. */
export interface OddsAgreement {
  /** Number of answers with known probabilities. */
  readonly known: number;
  /** Number of valid answers without probabilities. */
  readonly absent: number;
  /** The comparison for each option of each choice. */
  readonly options: readonly OptionAgreement[];
  /**
   * The largest difference between how often an option was chosen and its mean probability; `null` if no probabilities
   * are known.
   */
  readonly largestDifference: number | null;
}

/** The parts of an outcome that are compared: the value and its probabilities. */
type Answered = Extract<Outcome<unknown>, { readonly state: "valid" }>;

/** Compares the probabilities of each option with the answers. */
export function oddsAgreement(
  outcomes: readonly Outcome<unknown>[],
  fields: readonly string[],
): OddsAgreement {
  const valid = outcomes.filter((outcome) => outcome.state === "valid");
  const found = fields.map((field) => agreementAt(valid, field));
  const options = found.flatMap((one) => one.options);
  const differences = options.map(({ answered, expected }) => Math.abs(answered - expected));
  return {
    known: found.reduce((sum, { known }) => sum + known, 0),
    absent: found.reduce((sum, { absent }) => sum + absent, 0),
    options,
    largestDifference: differences.length === 0 ? null : Math.max(...differences),
  };
}

function agreementAt(valid: readonly Answered[], field: string): Omit<OddsAgreement, "largestDifference"> {
  const sums = new Map<string, { answered: number; expected: number }>();
  let known = 0;
  for (const { value, odds } of valid) {
    const of = odds[field];
    if (of?.state !== "known") continue;
    known++;
    const answered = String(valueAt(value, field));
    for (const { value: option, probability } of of.options) {
      const sum = sums.get(String(option)) ?? { answered: 0, expected: 0 };
      sum.expected += probability;
      if (String(option) === answered) sum.answered++;
      sums.set(String(option), sum);
    }
  }
  const options = Array.from(sums, ([value, sum]) => ({
    field,
    value,
    answered: sum.answered / known,
    expected: sum.expected / known,
  }));
  return { known, absent: valid.length - known, options };
}

function valueAt(value: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (at, token) => (isRecord(at) && Object.hasOwn(at, token) ? at[token] : undefined),
    value,
  );
}
