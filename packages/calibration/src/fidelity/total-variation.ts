import { ownMember } from "@concordat/contracts/options";
import type { CalibratedPerson } from "../calibrate/calibrated-person.js";
import type { AnswerSource, ClosedQuestion } from "../calibrate/numbers-of-question.js";
import { sumOf } from "../estimate/moments.js";

/**
 * Returns the total variation distance between the agents' answers and the people's: half the sum of the absolute
 * differences of the options' shares, from 0 (equal shares) to 1. Returns `null` for a question that asks for a number.
 */
export function totalVariation(
  people: readonly CalibratedPerson[],
  question: ClosedQuestion,
  source: AnswerSource,
): number | null {
  if (question.kind === "number") return null;
  const [real, simulated] = [new Map<string, number>(), new Map<string, number>()];
  for (const person of people) {
    const answer = ownMember(person.real, question.id);
    const agent = ownMember(person.simulated, question.id);
    if (answer === undefined || agent === undefined || agent.answer === null) continue;
    const { weight = 1 } = person;
    add(real, String(answer), weight);
    const odds = source !== "answers" && agent.odds !== null ? agent.odds : { [String(agent.answer)]: 1 };
    for (const [option, probability] of Object.entries(odds)) add(simulated, option, weight * probability);
  }
  const [ofReal, ofSimulated] = [sumOf(real.values()), sumOf(simulated.values())];
  if (ofReal === 0 || ofSimulated === 0) return null;
  const options = new Set([...real.keys(), ...simulated.keys()]);
  const differences = [...options].map((option) =>
    Math.abs((real.get(option) ?? 0) / ofReal - (simulated.get(option) ?? 0) / ofSimulated),
  );
  return Math.min(1, sumOf(differences) / 2);
}

function add(sums: Map<string, number>, key: string, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}
