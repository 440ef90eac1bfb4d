import type { ValueOdds } from "@concordat/llm";

/**
 * How probable each option was, for a person, or why that is not known.
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
