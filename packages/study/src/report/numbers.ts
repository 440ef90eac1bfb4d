import { SupportedNumbers } from "@concordat/report-kit";
import { percentage } from "./measure-words.js";

/** The numbers that a model's words about something computed may hold: every number in it, also as a percentage. */
export function numbersIn(computed: unknown): SupportedNumbers {
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
