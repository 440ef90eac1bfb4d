import { pointerTo } from "@concordat/contracts/contract";
import type { SurveyQuestion } from "@concordat/contracts/questionnaire";
import { fillTemplate, plainText, quotePlain, type TurnQuestions } from "@concordat/llm";
import { sumRule } from "./percentage-contract.js";

/** The instructions that are added to the question. Parts such as `{…}` are replaced. */
const wording = {
  choice: "How probable is it, in per cent, that you answer with each of the choices?",
  scale: "How probable is it, in per cent, that you answer with each number on the scale?",
  json: "Give each a number from 0 to 100. Together they add up to 100.",
  turn: "How probable is it, in per cent, that you answer {option}? All answers together are 100 per cent.",
  place:
    "How probable is it, in per cent, that you answer {option}, where {lowest} means {lowest_means} and {highest} means {highest_means}? All numbers together are 100 per cent.",
} as const;

/** The wording, for the hash in the manifest of a run whose surveys ask for percentages. */
export const percentageWording: string = JSON.stringify([wording, sumRule]);

/** Returns the instruction for an answer in percentages. */
export function percentageInstruction({ kind }: SurveyQuestion): string {
  return `${kind === "scale" ? wording.scale : wording.choice} ${wording.json}`;
}

/** Returns one plain-text question for the percentage of each option. */
export function percentageTurns(question: SurveyQuestion, options: readonly string[]): TurnQuestions {
  return Object.fromEntries(
    options.map((option) => [pointerTo("", option), { ask: percentageTurn(question, option) }]),
  );
}

function percentageTurn(question: SurveyQuestion, option: string): string {
  return question.kind === "scale"
    ? fillTemplate(wording.place, {
        option,
        lowest: String(question.lowest),
        lowest_means: plainText(question.lowest_means),
        highest: String(question.highest),
        highest_means: plainText(question.highest_means),
      })
    : fillTemplate(wording.turn, { option: quotePlain(option) });
}
