import { eachRow } from "../ledger/each-row.js";
import type { RecordedRows, StoredRow } from "../ledger/ledger.js";
import { tableOf } from "../ledger/tables.js";
import type { RoundPlan } from "../round/round-plan.js";
import { checkDigest } from "../verify/check-digest.js";
import { differs } from "../verify/record-mismatch-error.js";
import type { World } from "../world/world.js";
import type { AnswerOutcome } from "./answer-outcome.js";
import { recordedAnswer } from "./answer-rows.js";
import type { SurveyItem } from "./asking.js";
import { answerKey, type InheritedAnswer } from "./inherited-answers.js";

/** An answer of a round, and whether it was taken over from the run that this one is a fork of. */
export interface Answered extends AnswerOutcome {
  readonly inherited: boolean;
}

/** A round whose answers are read. */
export interface AnswersToRead {
  readonly ledger: RecordedRows;
  readonly world: Pick<World, "audience">;
  readonly plan: Pick<RoundPlan, "round" | "askings">;
  /** The decisions that the run may have inherited from its parent. Default: none. */
  readonly inherited?: ReadonlyMap<string, InheritedAnswer> | undefined;
  /** Stops the reading. */
  readonly signal?: AbortSignal | undefined;
}

/** The columns that tell the outcome of an answer: all but the record. */
export const answerColumns = tableOf("answer").columns.slice(0, -1);

/**
 * The answers of a round that is open, by their place in the plan.
 * @throws {RecordMismatchError} for an answer that was changed, or that no agent was asked for
 */
export async function recordedAnswers(round: AnswersToRead): Promise<Map<number, Answered>> {
  const answers = new Map<number, Answered>();
  const visit = answerReader(round, (place, answer) => void answers.set(place, answer));
  await eachRow(round.ledger, "answer", { round: round.plan.round }, visit, round.signal);
  return answers;
}

/**
 * The answers of a round that is closed, in the order of the plan. Their rows have been checked: the records themselves are
 * not read.
 * @throws {RecordMismatchError} for one that is missing, or that no agent was asked for
 */
export async function closedAnswers(round: AnswersToRead): Promise<Answered[]> {
  const answers = new Map<number, Answered>();
  const visit = outcomeReader(round, (place, answer) => void answers.set(place, answer));
  const options = { round: round.plan.round, columns: answerColumns };
  await eachRow(round.ledger, "answer", options, visit, round.signal);
  return answersInOrder(round, (place) => answers.get(place));
}

/**
 * The answers in the order of the plan.
 * @throws {RecordMismatchError} when one is missing
 */
export function answersInOrder<Answer>(
  { world, plan }: Pick<AnswersToRead, "world" | "plan">,
  answerAt: (place: number) => Answer | undefined,
): Answer[] {
  return plan.askings.map((asking, place) => {
    const answer = answerAt(place);
    if (answer !== undefined) return answer;
    throw differs("answer", keyOf(world, plan.round, asking), "the answer is missing");
  });
}

/** Given an answer and its question's place in the plan. */
type AnswerVisit = (place: number, answer: Answered) => void;

/** Reads single rows of a round's answers, whole; it throws as `recordedAnswers` does. */
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
  const placeOf = askingPlaces(world, plan.askings);
  return (stored) => {
    const place = placeOf(stored);
    if (place === undefined) throw differs("answer", stored.row, "no agent was asked for it");
    const known = inherited?.get(keyInRow(stored))?.digest;
    visit(place, { ...recordedAnswer(stored), inherited: known === stored.digest });
  };
}

/** Finds the place in the plan of what a row answers; undefined if no agent was asked. */
export function askingPlaces(
  { audience }: Pick<World, "audience">,
  askings: readonly SurveyItem[],
): (stored: Pick<StoredRow, "row">) => number | undefined {
  const places = new Map<string, number>();
  for (const [place, { survey, question, agent }] of askings.entries())
    places.set(answerKey(survey, question.id, audience.id(agent)), place);
  return (stored) => places.get(keyInRow(stored));
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
