import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import type { CalibratedPerson } from "../calibrate/calibrated-person.js";

/** A question with three choices, and a scale from 1 to 5. */
export const panelQuestions: readonly { readonly survey: string; readonly question: SurveyQuestion }[] = [
  {
    survey: "vaccine",
    question: {
      ...{ id: "support", kind: "choice", text: "Should schools require vaccination?" },
      choices: ["yes", "no", "undecided"],
    },
  },
  {
    survey: "vaccine",
    question: {
      ...{ id: "trust", kind: "scale", text: "How much do you trust the health office?" },
      ...{ lowest: 1, lowest_means: "not at all", highest: 5, highest_means: "completely" },
    },
  },
];

/**
 * For each of 60 people, the answers of the person and the agent about support (letters) and about trust (digits); `-`
 * means no answer. The answers of the 44 respondents are random and independent of the agents'.
 */
const panelCells =
  "un2- yu4- ny3- ny4- yy1- yu55 yy5- ny2- nu3- yn4- uy3- uy3- -u-- yu41 ny3- -n-- -n-- -u-- yn2- ny4- " +
  "ny2- -y-- yy1- nu4- yy5- -u-- ny3- -u-- ny3- yy3- yn45 yu3- uu3- -u-- yu2- yu2- -y-- ny2- uy4- -y-1 " +
  "yu5- yu2- yu2- -u-2 ny3- -n-- yu3- yy2- -u-- -y-- yy3- uy4- ny21 yu31 nu51 uy3- yy5- -u-- -y-1 yy4-";

const choices: Readonly<Record<string, string>> = { y: "yes", n: "no", u: "undecided" };

/** Returns the people of the panel. */
export function smallPanel(): CalibratedPerson[] {
  return panelCells.split(" ").map((cell, at) => {
    const [said = "-", agent = "-", trust = "-", ofAgent = "-"] = cell;
    return {
      id: `p${at}`,
      simulated: {
        support: { answer: choices[agent] ?? null, odds: null },
        trust: { answer: ofAgent === "-" ? null : Number(ofAgent), odds: null },
      },
      ...(said === "-" ? {} : { real: { support: choices[said] ?? "", trust: Number(trust) } }),
    };
  });
}
