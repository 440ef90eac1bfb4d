import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import { drawnOption, drawOf } from "@concordat/llm";
import type { RecordMismatchError } from "../../ledger/record-mismatch-error.js";

type Attempt = DecisionRecord["steps"][number]["attempts"][number];
type Odds = NonNullable<NonNullable<Attempt["turn"]>["odds"]>;

/**
 * Repeats the sampling of each choice in a record from its recorded probabilities, without a model. The random number
 * is derived from the seed of the request, and determines the option.
 * @throws {RecordMismatchError} when the recorded random number or the decision differs
 */
export function checkDraws(record: DecisionRecord, problem: (what: string) => RecordMismatchError): void {
  const decided = record.state === "valid" ? record.decision : null;
  for (const step of record.steps) checkStep(step, decided, problem);
}

/**
 * Repeats the sampling of a survey answer from its recorded probabilities.
 * @throws {RecordMismatchError} when the recorded random number or the answer differs
 */
export function checkAnswerDraws(record: SurveyRecord, problem: (what: string) => RecordMismatchError): void {
  checkStep(record, record.state === "valid" ? { answer: record.answer } : null, problem);
}

/**
 * Checks the probabilities and the sampled values of one step.
 * @param decided the decision or answer; `null` if there is none
 */
function checkStep(
  { attempts, odds }: Pick<DecisionRecord["steps"][number] | SurveyRecord, "attempts" | "odds">,
  decided: object | null,
  problem: (what: string) => RecordMismatchError,
): void {
  for (const found of odds?.fields ?? [])
    if (found.state === "known" && !addUpToOne(found.options))
      throw problem(`the odds of ${found.field} do not sum up to 1`);
  for (const [index, { turn, seed }] of attempts.entries()) {
    if (turn?.odds == null) continue;
    const { field } = turn;
    const drawn = redrawnValue(turn.odds, seed);
    if (drawn === null)
      throw problem(`the draw of ${field} does not follow from the seed of its turn and its odds`);
    const isLast = attempts.slice(index + 1).every((later) => later.turn?.field !== field);
    if (decided !== null && isLast && decidedAt(decided, field) !== drawn)
      throw problem(`its odds draw ${JSON.stringify(drawn)} for ${field}, which is not what was decided`);
  }
}

/**
 * Returns the value that the probabilities and a seed determine; `null` if the probabilities or the random number are
 * invalid.
 */
function redrawnValue({ options, draw }: Odds, seed: number | null): string | null {
  if (!addUpToOne(options) || (seed !== null && drawOf(seed) !== draw)) return null;
  const drawn = drawnOption({ options, draw });
  return drawn === null ? null : String(drawn.value);
}

/** Whether probabilities, rounded to millionths, add up to 1. */
function addUpToOne(options: Odds["options"]): boolean {
  return options.reduce((sum, { probability }) => sum + Math.round(probability * 1_000_000), 0) === 1_000_000;
}

function decidedAt(decision: object, field: string): string {
  const member = Object.entries(decision).find(([name]) => `/${name}` === field);
  return String(member?.[1]);
}
