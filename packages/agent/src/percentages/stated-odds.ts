import type { SurveyRecord } from "@concordat/contracts/survey-record";
import { inMillionths } from "@concordat/llm";
import type { Percentages } from "./percentage-contract.js";

/** The probabilities of an answer, as records contain them. */
type RecordedOdds = NonNullable<SurveyRecord["odds"]>;

/**
 * Converts the percentages that a model stated to probabilities: each one is divided by their sum. Also returns the
 * most probable option. The `mass` of the probabilities is the sum of the percentages. No further request is made.
 */
export function statedOdds(
  options: readonly string[],
  percentages: Percentages,
): { readonly odds: RecordedOdds; readonly likeliest: string } {
  const stated = options.map((option) => percentages[option] ?? 0);
  const sum = stated.reduce((total, one) => total + one, 0);
  const shares = inMillionths(stated.map((one) => one / sum));
  const weighed = options.map((option, at) => ({
    ...{ value: option, name: option },
    probability: shares[at] ?? 0,
  }));
  return {
    odds: {
      fields: [{ field: "/answer", state: "known", source: "stated", options: weighed, mass: sum / 100 }],
      requests: 0,
      prompt_tokens: null,
      completion_tokens: null,
    },
    likeliest: likeliestOption(weighed)?.value ?? "",
  };
}

/**
 * Returns the most probable option. If several are equally probable, it returns the first. Returns `null` if there is
 * no option.
 */
export function likeliestOption<Option extends { readonly probability: number }>(
  options: readonly Option[],
): Option | null {
  return options.reduce<Option | null>(
    (best, one) => (best === null || one.probability > best.probability ? one : best),
    null,
  );
}
