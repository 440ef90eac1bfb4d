import type {
  StudyFact,
  StudyMessageResult,
  StudyPair,
  StudyResult,
} from "@concordat/contracts/study-report";
import { counted, formatNumber } from "@concordat/report-kit";
import { formatMeasureDifference, formatMeasureValue, measureNames } from "./measure-words.js";

/** A message with the counts of the decisions on it. */
type MessageAccount = Pick<
  StudyMessageResult,
  "name" | "folder" | "exposures" | "asked" | "by_rule" | "valid" | "invalid" | "failed"
>;

/** The results of a study from which its facts are derived. */
export interface Computed {
  readonly runs: number;
  readonly messages: readonly MessageAccount[];
  readonly pairs: readonly StudyPair[];
}

/** Returns the computed facts: one sentence each, with the file in which it can be checked. */
export function studyFacts({ runs, messages, pairs }: Computed): StudyFact[] {
  const sentences = [
    ...messages.map((message) => ({
      text: accountSentence(message, runs),
      file: `${message.folder}/ensemble.json`,
    })),
    ...pairs.flatMap((pair) =>
      pair.results.filter(isFact).map((result) => ({ text: resultSentence(pair, result), file: pair.file })),
    ),
  ];
  return sentences.map((sentence, index) => ({ id: `s${index + 1}`, ...sentence }));
}

/**
 * Whether a result is stated as a fact. A measure that is 0 for both messages in all runs appears only in the tables.
 */
function isFact({ mean_a, mean_b, verdict }: StudyResult): boolean {
  return verdict !== "nothing-varies" || mean_a !== 0 || mean_b !== 0;
}

function accountSentence(message: MessageAccount, runs: number): string {
  const { name, exposures, asked, by_rule, valid, invalid, failed } = message;
  const decided =
    asked === 0
      ? `rules made ${counted(by_rule, "decision")}`
      : `of ${counted(asked, "decision")} that the model was asked for, ${formatNumber(valid)} ${valid === 1 ? "is" : "are"} valid, ${formatNumber(invalid)} invalid and ${formatNumber(failed)} failed`;
  return `${name}: in ${counted(runs, "run")} ${counted(exposures, "item")} ${exposures === 1 ? "was" : "were"} shown; ${decided}.`;
}

const verdictWords: Readonly<Record<StudyResult["verdict"], string>> = {
  higher: "the difference holds after the correction",
  lower: "the difference holds after the correction",
  "not-told-apart": "they cannot be told apart",
  "nothing-varies": "nothing varies, so that chance cannot be judged",
  "too-few-runs": "too few runs have a value",
};

function resultSentence({ a, b }: StudyPair, result: StudyResult): string {
  const { measure, unit, mean_a, mean_b, difference, low, high, p_corrected, verdict } = result;
  const interval =
    low === null || high === null
      ? ""
      : ` (between ${formatMeasureDifference(low, unit)} and ${formatMeasureDifference(high, unit)}; corrected p ${formatNumber(p_corrected)})`;
  return `${measureNames[measure]}: ${formatMeasureValue(mean_a, unit)} with ${a}, ${formatMeasureValue(mean_b, unit)} with ${b}, a difference of ${formatMeasureDifference(difference, unit)}${interval}: ${verdictWords[verdict]}.`;
}
