import type { ComparedMeasure, SimulationComparison } from "@concordat/contracts/simulation-comparison";
import { bulleted, paragraph, section, shortened, subheading } from "@concordat/report-kit";
import { meanInterval } from "@concordat/simulation";
import { possibleRange } from "@concordat/simulation/results";
import { meanAnswers } from "../survey/mean-answers.js";
import { roundsOf } from "./compared-runs.js";
import { differenceSentence } from "./difference-words.js";

/** Renders the survey answers on both sides and their shifts. Empty if no questions are compared. */
export function comparedSurveys(comparison: SimulationComparison): string {
  const { results } = comparison;
  const asked = results.filter(({ survey, segment }) => survey !== undefined && segment === null);
  const questions = new Map<string, ComparedMeasure[]>();
  for (const result of asked) {
    const key = JSON.stringify([result.survey?.name, result.survey?.question]);
    questions.set(key, [...(questions.get(key) ?? []), result]);
  }
  if (questions.size === 0) return "";
  return section(
    "surveys",
    "What was answered in surveys",
    [
      paragraph(
        "Each side alone, with the interval of its mean; a shift counts only agents who answered both times. Whether the sides differ is said in the sentences: the intervals may overlap where they surely do.",
        "muted",
      ),
      ...[...questions.values()].map((asked, index) => oneQuestion(asked, index, roundsOf(comparison))),
    ].join("\n"),
  );
}

function oneQuestion(results: readonly ComparedMeasure[], index: number, rounds: number): string {
  const answers = results.flatMap(({ measure, survey, values_a, values_b }) =>
    survey === undefined
      ? []
      : [
          { side: "A", measure, survey, ...meanInterval(values_a, possibleRange(measure)) },
          { side: "B", measure, survey, ...meanInterval(values_b, possibleRange(measure)) },
        ],
  );
  const shifts = results.filter(({ survey }) => (survey?.since ?? null) !== null);
  const { name = "", question = "" } = results[0]?.survey ?? {};
  return [
    subheading(`${index + 1}. ${shortened(question, 60)}, of the questionnaire ${shortened(name, 60)}`),
    bulleted((shifts.length > 0 ? shifts : results).map((result) => differenceSentence(result, rounds))),
    meanAnswers(`Question ${index + 1}`, answers, rounds),
  ].join("\n");
}
