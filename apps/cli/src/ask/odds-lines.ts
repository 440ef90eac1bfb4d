import type { ValueOdds } from "@concordat/llm";

/**
 * Formats the probability of each option, or why it is not known.
 * @param why the sentence that explains an answer that is not the likeliest option, if it is not
 */
export function oddsLines(name: string, found: ValueOdds, why: string | null): string[] {
  if (found.state === "absent") return [`${name}: odds are not known: ${found.reason}`];
  const options = found.options.map(
    ({ value, probability }) => `${JSON.stringify(value)} ${percent(probability)}`,
  );
  return [`${name}: ${options.join(", ")}`, ...(why === null ? [] : [`${name}: ${why}`])];
}

function percent(probability: number): string {
  return `${(100 * probability).toFixed(1)} %`;
}
