import { type SurveyRecord, surveyRecord } from "@concordat/contracts/survey-record";
import { checkDigest } from "../../ledger/check-digest.js";
import type { RecordedRows } from "../../ledger/ledger.js";

/** A survey answer of the parent that a fork may keep. */
export interface InheritedAnswer {
  /** The hash of the request. */
  readonly request: string;
  /** The digest of the answer's row in the parent. */
  readonly digest: string;
  readonly record: string;
}

/** Returns the key of an answer within a round: the survey, the question and the agent. */
export function answerKey(survey: string, question: string, agent: string): string {
  return JSON.stringify([survey, question, agent]);
}

/**
 * Reads the parent's answers that a fork may keep in a round, by `answerKey`. Empty for a run that is not a fork.
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

/** Parses the record of a parent's answer. */
export function inheritedAnswerRecord({ record }: InheritedAnswer): SurveyRecord {
  return surveyRecord.parse(JSON.parse(record));
}
