import { checkDigest } from "../../ledger/check-digest.js";
import { eachRow } from "../../ledger/each-row.js";
import type { RecordedRows, StoredRow } from "../../ledger/ledger.js";
import { differs } from "../../ledger/record-mismatch-error.js";
import { tableOf } from "../../ledger/tables.js";
import type { AnswerOutcome } from "../../round/answer-outcome.js";
import type { RoundPlan } from "../../round/round-plan.js";
import type { SurveyItem } from "../../scenario/surveys/survey-item.js";
import type { World } from "../../world/world.js";
import { recordedAnswer } from "./answer-rows.js";
import { answerKey, type InheritedAnswer } from "./inherited-answers.js";

/** A survey answer, and whether it was inherited from the parent of a fork. */
export interface Answered extends AnswerOutcome {
  readonly inherited: boolean;
}

/** A round whose answers are read. */
export interface AnswersToRead {
  readonly ledger: RecordedRows;
  readonly world: Pick<World, "audience">;
  readonly plan: Pick<RoundPlan, "round" | "askings">;
  /** The parent's answers that the run may have kept. Default: none. */
  readonly inherited?: ReadonlyMap<string, InheritedAnswer> | undefined;
  /** Stops the reading. */
  readonly signal?: AbortSignal | undefined;
}

/** The columns with the outcome of an answer: all columns except the record. */
export const answerColumns = tableOf("answer").columns.slice(0, -1);

/**
 * Reads the answers of an open round, by the index of their question in the plan.
 * @throws {RecordMismatchError} for an answer that was changed, or that is not in the plan
 */
export async function recordedAnswers(round: AnswersToRead): Promise<Map<number, Answered>> {
  const answers = new Map<number, Answered>();
  const visit = answerReader(round, (index, answer) => void answers.set(index, answer));
  await eachRow(round.ledger, "answer", { round: round.plan.round }, visit, round.signal);
  return answers;
}

/**
 * Reads the answers of a closed round, in the order of the plan. Their rows have already been checked, so the complete
 * records are not read.
 * @throws {RecordMismatchError} for an answer that is missing, or that is not in the plan
 */
export async function closedAnswers(round: AnswersToRead): Promise<Answered[]> {
  const answers = new Map<number, Answered>();
  const visit = outcomeReader(round, (index, answer) => void answers.set(index, answer));
  const options = { round: round.plan.round, columns: answerColumns };
  await eachRow(round.ledger, "answer", options, visit, round.signal);
  return answersInOrder(round, (index) => answers.get(index));
}

/**
 * Returns the answers in the order of the plan.
 * @throws {RecordMismatchError} when an answer is missing
 */
export function answersInOrder<Answer>(
  { world, plan }: Pick<AnswersToRead, "world" | "plan">,
  answerAt: (index: number) => Answer | undefined,
): Answer[] {
  return plan.askings.map((asking, index) => {
    const answer = answerAt(index);
    if (answer !== undefined) return answer;
    throw differs("answer", keyOf(world, plan.round, asking), "the answer is missing");
  });
}

/** A function that is called with each answer and the index of its question in the plan. */
type AnswerVisit = (index: number, answer: Answered) => void;

/** Returns a function that reads one complete row of a round's answers. It throws the errors of `recordedAnswers`. */
export function answerReader(
  round: Omit<AnswersToRead, "ledger">,
  visit: AnswerVisit,
): (stored: StoredRow) => void {
  const read = outcomeReader(round, visit);
  return (stored) => {
    checkDigest("answer", stored);
    read(stored);
  };
}

function outcomeReader(
  { world, plan, inherited }: Omit<AnswersToRead, "ledger">,
  visit: AnswerVisit,
): (stored: StoredRow) => void {
  const indexOf = questionIndex(world, plan.askings);
  return (stored) => {
    const index = indexOf(stored);
    if (index === undefined) throw differs("answer", stored.row, "no agent was asked for it");
    const known = inherited?.get(keyInRow(stored))?.digest;
    visit(index, { ...recordedAnswer(stored), inherited: known === stored.digest });
  };
}

/**
 * Returns a function that finds the index of a row's question in the plan; `undefined` if the plan does not contain
 * the question.
 */
export function questionIndex(
  { audience }: Pick<World, "audience">,
  askings: readonly SurveyItem[],
): (stored: Pick<StoredRow, "row">) => number | undefined {
  const indexes = new Map<string, number>();
  for (const [index, { survey, question, agent }] of askings.entries())
    indexes.set(answerKey(survey, question.id, audience.id(agent)), index);
  return (stored) => indexes.get(keyInRow(stored));
}

function keyInRow({ row: [, survey, question, agent] }: Pick<StoredRow, "row">): string {
  return answerKey(String(survey), String(question), String(agent));
}

function keyOf(
  { audience }: Pick<World, "audience">,
  round: number,
  { survey, question, agent }: SurveyItem,
) {
  return [round, survey, question.id, audience.id(agent)];
}
