import type { ValueOdds } from "@concordat/llm";

/**
 * Formats the probability of each option, or the reason why it is unknown.
 * @param why a sentence that explains why the answer is not the most probable option; `null` if it is
 */
export function oddsLines(name: string, found: ValueOdds, why: string | null): string[] {
  if (found.state === "absent") return [`${name}: odds are not known: ${found.reason}`];
  const options = found.options.map(
    ({ value, probability }) => `${JSON.stringify(value)} ${percent(probability)}`,
  );
  return [
    `${name}: ${options.join(", ")}`,
    ...(found.mass < minMass ? [`${name}: ${unlikelyOptions(found.mass)}`] : []),
    ...(why === null ? [] : [`${name}: ${why}`]),
  ];
}

/** Minimum total probability of all options. Below it, the model would usually have written something else. */
const minMass = 0.01;

function unlikelyOptions(mass: number): string {
  const together = mass < 0.0005 ? "below 0.1 %" : `of ${percent(mass)}`;
  return `the model would rather have written something else: all options together had a probability ${together}, so these odds say little`;
}

function percent(probability: number): string {
  return `${(100 * probability).toFixed(1)} %`;
}
