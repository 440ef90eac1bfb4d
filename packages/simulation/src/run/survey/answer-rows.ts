import type { SurveyRecord } from "@concordat/contracts/survey-record";
import { canonicalJson } from "../../hash/canonical-json.js";
import type { LedgerRow, StoredRow } from "../../ledger/ledger.js";
import { ledgerRow } from "../../ledger/row-digest.js";
import type { Row } from "../../ledger/tables.js";
import type { AnswerOutcome } from "../../round/answer-outcome.js";
import type { SurveyItem } from "../../scenario/surveys/survey-item.js";
import type { World } from "../../world/world.js";

/** Creates the row of a survey answer in the table `answer`. */
export function answerRow(
  world: Pick<World, "audience">,
  round: number,
  asking: SurveyItem,
  record: SurveyRecord,
  outcome: AnswerOutcome,
): LedgerRow {
  return ledgerRow("answer", [...answerCells(world, round, asking, outcome), canonicalJson(record)]);
}

/** Returns the cells of an answer's row except the last one, which is the record. */
export function answerCells(
  { audience }: Pick<World, "audience">,
  round: number,
  { agent, survey, question }: SurveyItem,
  { state, code, answer, requests, promptTokens, completionTokens }: AnswerOutcome,
): Row {
  const said = answer === null ? null : canonicalJson(answer);
  const costs = [requests, promptTokens, completionTokens];
  return [round, survey, question.id, audience.id(agent), state, code, said, ...costs];
}

/** Returns the outcome of an answer from its row. */
export function recordedAnswer({ row }: Pick<StoredRow, "row">): AnswerOutcome {
  const [, , , , state, code, answer, requests, promptTokens, completionTokens] = row;
  return {
    state: state === "valid" || state === "invalid" ? state : "failed",
    code: typeof code === "string" ? code : null,
    answer: typeof answer === "string" ? answerOf(JSON.parse(answer)) : null,
    requests: Number(requests),
    promptTokens: typeof promptTokens === "number" ? promptTokens : null,
    completionTokens: typeof completionTokens === "number" ? completionTokens : null,
  };
}

function answerOf(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}
