import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { CalibratedPerson } from "../calibrate/calibrated-person.js";
import { Random } from "./random.js";

/** A question with two choices. */
export const support: SurveyQuestion = {
  id: "support",
  kind: "choice",
  text: "Should Market Street be closed to cars?",
  choices: ["yes", "no"],
};

/** Parameters of a random audience. */
export interface DrawnAudience {
  readonly all: number;
  readonly answered: number;
  /** The correlation of agents with their people: from −1 to 1. */
  readonly correlation: number;
  readonly seed?: number;
}

/** Returns random people, some of whom answered. Each has an agent of the given quality that is biased towards yes. */
export function drawnAudience({ all, answered, correlation, seed = 35 }: DrawnAudience): CalibratedPerson[] {
  const random = new Random(seed);
  return Array.from({ length: all }, (_, at) => {
    const draw = random.normal();
    const other = correlation * draw + Math.sqrt(1 - correlation ** 2) * random.normal();
    const yes = 1 / (1 + Math.exp(-2 * (other + 0.5)));
    return {
      id: `p${at}`,
      simulated: { support: { answer: yes > 0.5 ? "yes" : "no", odds: { yes, no: 1 - yes } } },
      columns: { region: at % 2 === 0 ? "north" : "south", age: 20 + Math.floor(60 * random.uniform()) },
      ...(at < answered ? { real: { support: draw > 0.2 ? "yes" : "no" } } : {}),
    };
  });
}
