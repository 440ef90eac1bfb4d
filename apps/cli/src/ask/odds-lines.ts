import type { Outcome } from "@concordat/llm";

type Odds = Outcome<unknown>["odds"];

/** How probable each option was, for a person: a line for each pointer, or the reason why it is not known. */
export function oddsLines(odds: Odds): string[] {
  return Object.entries(odds).map(([pointer, found]) =>
    found.state === "known"
      ? `${pointer}: ${found.options.map(({ value, probability }) => `${JSON.stringify(value)} ${percent(probability)}`).join(", ")}`
      : `${pointer}: odds are not known: ${found.reason}`,
  );
}

function percent(probability: number): string {
  return `${(100 * probability).toFixed(1)} %`;
}
