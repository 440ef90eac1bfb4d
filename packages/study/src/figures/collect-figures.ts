import type { MeasuredRun } from "@concordat/simulation";
import { meanOfRuns, measuresOf } from "@concordat/simulation/results";
import type { MeasuredStudy } from "../compare/measure-messages.js";
import type { RecordedMessage } from "../compare/recorded-runs.js";
import type { StudyFolder } from "../study/study-folder.js";
import { questionFigures } from "./question-figures.js";
import type { MeanOfMessage, StudyFigures } from "./study-figures.js";

/** Computes the additional figures of a study's page from the recorded runs. */
export function collectFigures(
  { study }: Pick<StudyFolder, "study">,
  measured: MeasuredStudy,
  recorded: readonly RecordedMessage[],
): StudyFigures {
  return {
    messages: study.messages.map(({ name }, side) => ({
      name,
      runs: recorded[side]?.runs ?? [],
      means: meansOf(measured.sides[side] ?? [], measured.sides),
      lists: recorded[side]?.lists ?? [],
    })),
    questions: questionFigures(study, measured),
  };
}

/** Returns, for each measure of the message's post in the complete audience, its mean over the runs. */
function meansOf(runs: readonly MeasuredRun[], sides: readonly (readonly MeasuredRun[])[]): MeanOfMessage[] {
  return measuresOf(runs)
    .filter(({ segment, survey }) => segment === null && survey === undefined)
    .map((measured) => ({ measure: measured.measure, ...meanOfRuns(runs, measured, sides) }));
}
