import type { CalibratedQuestion, CalibrationWarning } from "@concordat/contracts/calibration-report";
import { maxPlausibleCorrelation } from "../limits.js";
import { wholeEstimates } from "./distinct.js";
import { nameOfQuestion } from "./name-of-question.js";

/**
 * Returns a warning if the agents' answers nearly always equal those of their people. Even people who answer twice do
 * not agree with themselves to that extent.
 */
export function aboutCopies(question: CalibratedQuestion): CalibrationWarning[] {
  const strongest = wholeEstimates(question)
    .map(({ fidelity }) => fidelity.correlation?.estimate ?? 0)
    .reduce((most, correlation) => Math.max(most, correlation), 0);
  if (strongest < maxPlausibleCorrelation) return [];
  return [
    {
      code: "IMPLAUSIBLE",
      sentence: `${nameOfQuestion(question)}: agents agree with their people nearly everywhere (correlation ${strongest.toFixed(2)}), more than people agree with themselves when they are asked again. Perhaps the agents were told the answers, or the model has seen the survey. What is known only of those who answered voids the intervals.`,
    },
  ];
}
