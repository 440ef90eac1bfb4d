import { SupportedNumbers } from "@concordat/report-kit";
import type { ComputedReport } from "./build-report.js";
import { percentage } from "./measure-words.js";

/**
 * Returns the numbers that a model's text about a study may contain: all computed numbers, also as percentages. Numbers
 * in the agents' own texts are excluded, because they were not computed.
 */
export function numbersIn({ decisions: _, ...computed }: ComputedReport): SupportedNumbers {
  const numbers: number[] = [];
  const texts: string[] = [];
  collect(computed, numbers, texts);
  return new SupportedNumbers([...numbers, ...numbers.map(percentage)], texts);
}

function collect(value: unknown, numbers: number[], texts: string[]): void {
  if (typeof value === "number") numbers.push(value);
  else if (typeof value === "string") texts.push(value);
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) collect(part, numbers, texts);
}
