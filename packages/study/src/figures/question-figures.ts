import type { SimulationComparison } from "@concordat/contracts/simulation-comparison";
import type { Study } from "@concordat/contracts/study";
import type { MeasuredRun } from "@concordat/simulation";
import {
  byQuestion,
  meanOfRuns,
  measureKey,
  measuresOf,
  statesTogether,
} from "@concordat/simulation/results";
import { pairNames } from "../report/pair-names.js";
import type { MeasuredQuestion, StudyQuestion } from "./study-figures.js";

/** The measures, as `measureMessages` returns them. */
interface Measured {
  readonly sides: readonly (readonly MeasuredRun[])[];
  readonly comparisons: readonly SimulationComparison[];
}

/** Returns the results of the survey questions for the complete audience. */
export function questionFigures(
  study: Pick<Study, "messages">,
  { sides, comparisons }: Measured,
): StudyQuestion[] {
  const all = sides.flatMap((runs, side) =>
    runs.flatMap((run) => run.answers.map((asked) => ({ side, ...asked }))),
  );
  return byQuestion(all).map(({ survey, question, rounds, answers }) => ({
    survey,
    question,
    asked: study.messages.flatMap(({ name: message }, side) =>
      rounds.map((round) => ({
        message,
        round,
        ...statesTogether(answers.filter((one) => one.side === side && one.round === round)),
      })),
    ),
    measures: measuresOfQuestion(
      study,
      { sides, comparisons },
      (about) => about.name === survey && about.question === question.id,
    ),
  }));
}

function measuresOfQuestion(
  study: Pick<Study, "messages">,
  { sides, comparisons }: Measured,
  isMeant: (survey: MeasuredQuestion["survey"]) => boolean,
): MeasuredQuestion[] {
  return measuresOf(sides.flat()).flatMap((measured) => {
    const { measure, segment, survey } = measured;
    if (segment !== null || survey === undefined || !isMeant(survey)) return [];
    const key = measureKey(measured);
    return [
      {
        measure,
        survey,
        messages: study.messages.map(({ name: message }, side) => ({
          message,
          ...meanOfRuns(sides[side] ?? [], measured),
        })),
        pairs: pairNames(study).flatMap(({ a, b }, index) => {
          const found = comparisons[index]?.results.find((one) => measureKey(one) === key);
          if (found === undefined) return [];
          const { unit, difference, low, high, p_holm, verdict } = found;
          return [{ a, b, result: { unit, difference, low, high, p_holm, verdict } }];
        }),
      },
    ];
  });
}
