import { type MeasuredRun, meanInterval } from "@concordat/simulation";
import type { MeasuredStudy } from "../compare/measure-messages.js";
import type { RecordedMessage } from "../compare/recorded-runs.js";
import type { StudyFolder } from "../study/study-folder.js";
import { questionFigures } from "./question-figures.js";
import type { MeanOfMessage, StudyFigures } from "./study-figures.js";

/** What a study's page shows besides its report, from the recorded runs alone. */
export function collectFigures(
  { study }: Pick<StudyFolder, "study">,
  measured: MeasuredStudy,
  recorded: readonly RecordedMessage[],
): StudyFigures {
  return {
    messages: study.messages.map(({ name }, side) => ({
      name,
      runs: recorded[side]?.runs ?? [],
      means: meansOf(measured.sides[side] ?? []),
      lists: recorded[side]?.lists ?? [],
    })),
    questions: questionFigures(study, measured),
  };
}

/** The measures of the message's post, of the whole audience. */
function meansOf(runs: readonly MeasuredRun[]): MeanOfMessage[] {
  const measures = new Set(
    runs.flatMap(({ values }) =>
      values.flatMap(({ measure, segment, survey }) =>
        segment === null && survey === undefined ? [measure] : [],
      ),
    ),
  );
  return [...measures].map((measure) => {
    const values = runs.map(
      (run) =>
        run.values.find((one) => one.measure === measure && one.segment === null && one.survey === undefined)
          ?.value ?? null,
    );
    return { measure, values, ...meanInterval(values) };
  });
}
