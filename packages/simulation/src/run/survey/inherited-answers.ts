import { type SurveyRecord, surveyRecord } from "@concordat/contracts/survey-record";
import { checkDigest } from "../../ledger/check-digest.js";
import type { RecordedRows } from "../../ledger/ledger.js";

/** A survey answer recorded by the parent of a fork. */
export interface InheritedAnswer {
  /** The hash of the request. */
  readonly request: string;
  /** The digest of the answer's row. */
  readonly digest: string;
  readonly record: string;
}

/** Returns the key of an answer within a round: the survey, the question and the agent. */
export function answerKey(survey: string, question: string, agent: string): string {
  return JSON.stringify([survey, question, agent]);
}

/**
 * Reads the answers of a round that a fork may reuse, by `answerKey`. Empty for a run that is not a fork.
 * @throws {RecordMismatchError} when a row was changed
 */
export async function inheritedAnswers(
  ledger: RecordedRows,
  round: number,
): Promise<Map<string, InheritedAnswer>> {
  const found = new Map<string, InheritedAnswer>();
  for await (const stored of ledger.read("inherited_answer", { round })) {
    checkDigest("inherited_answer", stored);
    const [, survey = "", question = "", agent = "", request = "", digest = "", record = ""] =
      stored.row.map(String);
    found.set(answerKey(survey, question, agent), { request, digest, record });
  }
  return found;
}

/** The record that is inherited. */
export function inheritedAnswerRecord({ record }: InheritedAnswer): SurveyRecord {
  return surveyRecord.parse(JSON.parse(record));
}
