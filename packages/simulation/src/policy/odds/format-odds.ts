import type { ChoiceOdds } from "./choice-odds.js";

const introductions: Readonly<Record<ChoiceOdds["source"], string>> = {
  rule: "drawn by the rule",
  drawn: "drawn from the model's odds",
  evaluated: "the model's odds, next to its answer",
  listed: "the model's odds as its server lists them, next to its answer",
};

/**
 * Formats the probabilities of a choice as one line, such as `drawn by the rule relevance: SCROLL 70.0 %, LIKE 30.0 %`.
 */
export function formatOdds({ source, rule, options }: ChoiceOdds): string {
  const introduction = rule === null ? introductions[source] : `${introductions[source]} ${rule}`;
  return `${introduction}: ${options.map(({ value, probability }) => `${value} ${formatProbability(probability)}`).join(", ")}`;
}

/** Formats a probability in per cent, with one decimal. */
export function formatProbability(probability: number): string {
  return `${(100 * probability).toFixed(1)} %`;
}
