import { surveyRecord } from "@concordat/contracts/survey-record";
import type { StoredRow } from "../../ledger/ledger.js";
import type { RecordMismatchError } from "../../ledger/record-mismatch-error.js";
import { type AnswerOutcome, answerOutcomeOf } from "../../round/answer-outcome.js";
import { answerContract } from "../../scenario/surveys/survey-answer-contract.js";
import type { SurveyItem } from "../../scenario/surveys/survey-item.js";
import type { World } from "../../world/world.js";
import { answerCells } from "../survey/answer-rows.js";
import { checkAnswerDraws } from "./check-draws.js";
import { checkStatedOdds } from "./check-stated-odds.js";
import { recordIn } from "./record-in.js";

/**
 * Returns the outcome of an answer after checking its row, its record and whether the question allows the answer.
 * @throws {RecordMismatchError} when a check fails
 */
export function checkedAnswer(
  world: Pick<World, "audience">,
  round: number,
  asking: SurveyItem,
  stored: StoredRow,
  problem: (what: string) => RecordMismatchError,
): AnswerOutcome {
  const { survey, question, agent } = asking;
  const record = recordIn(surveyRecord, stored.row.at(-1), problem);
  const outcome = answerOutcomeOf(record);
  const cells = answerCells(world, round, asking, outcome);
  if (cells.some((cell, column) => cell !== stored.row[column]))
    throw problem("the row does not say what its record says");
  if (
    record.agent_id !== world.audience.id(agent) ||
    record.round !== round ||
    record.survey !== survey ||
    record.question !== question.id
  )
    throw problem("the record is of another agent, round or question");
  const contract = answerContract(question);
  if (record.state === "valid" && !contract.is({ answer: record.answer }))
    throw problem("the answer is none that the question allows");
  checkAnswerDraws(record, problem);
  checkStatedOdds(record, problem);
  return outcome;
}
