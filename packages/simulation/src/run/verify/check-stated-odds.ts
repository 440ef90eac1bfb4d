import { likeliestOption } from "@concordat/agent";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { RecordMismatchError } from "../../ledger/record-mismatch-error.js";

/**
 * Checks that an answer in percentages is the most probable of the recorded options.
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
