import { likeliestOption } from "@concordat/agent";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { RecordMismatchError } from "../../ledger/record-mismatch-error.js";

/**
 * Derives the answer of a model that was asked for percentages from the recorded ones: the most probable option.
 * @throws {RecordMismatchError} when another answer is recorded
 */
export function checkStatedOdds(record: SurveyRecord, problem: (what: string) => RecordMismatchError): void {
  if (record.state !== "valid") return;
  for (const odds of record.odds?.fields ?? []) {
    if (odds.state !== "known" || odds.source !== "stated") continue;
    const likeliest = likeliestOption(odds.options);
    if (likeliest?.value !== String(record.answer))
      throw problem(
        `the percentages say ${JSON.stringify(likeliest?.value)}, which is not what was answered`,
      );
  }
}
