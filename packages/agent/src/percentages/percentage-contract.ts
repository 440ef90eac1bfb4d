import type { Contract, Violation } from "@concordat/contracts/contract";
import { defineContract } from "@concordat/contracts/define";
import { isRecord } from "@concordat/contracts/options";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";

/** A percentage for each option. */
export type Percentages = Readonly<Record<string, number>>;

/** Maximum difference between a sum of percentages and 100, regardless of the number of options. */
const maxDistance = 10;

/** Tolerance for floating-point errors in sums. */
const rounding = 1e-9;

/** Cached contracts, by question. */
const made = new WeakMap<SurveyQuestion, Contract<Percentages>>();

/**
 * Returns the contract of an answer in percentages: a number from 0 to 100 for each option, with a sum of 100. The sum
 * may differ from 100 by rounding: by n/2 for n options, and at most by 10.
 */
export function percentageContract(
  question: SurveyQuestion,
  options: readonly string[],
): Contract<Percentages> {
  const known = made.get(question) ?? contractOf(options);
  made.set(question, known);
  return known;
}

function contractOf(options: readonly string[]): Contract<Percentages> {
  const percentage = { type: "number", minimum: 0, maximum: 100 } as const;
  const contract = defineContract<Percentages>(
    {
      title: "SurveyPercentages",
      description: "How probable each answer is, in per cent.",
      type: "object",
      properties: Object.fromEntries(options.map((option) => [option, percentage])),
      required: options,
      additionalProperties: false,
    },
    { name: "survey-percentages" },
  );
  const validate = (value: unknown): Violation[] => {
    const found = contract.validate(value);
    return found.length > 0 || !isRecord(value) ? found : sumViolations(options, value);
  };
  return { ...contract, validate, is: (value): value is Percentages => validate(value).length === 0 };
}

function sumViolations(
  options: readonly string[],
  percentages: Readonly<Record<string, unknown>>,
): Violation[] {
  const sum = options.reduce((total, option) => total + Number(percentages[option]), 0);
  if (Math.abs(sum - 100) <= Math.min(options.length / 2, maxDistance) + rounding) return [];
  const said = Number(sum.toFixed(2));
  return [{ path: "", keyword: "sum", message: `must add up to 100, not to ${said}` }];
}

/** The version of the rule for sums, for the hash of the prompts of a run. */
export const sumRule = "sum/1";
