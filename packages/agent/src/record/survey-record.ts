import { type SurveyRecord, surveyRecord as surveyRecordContract } from "@concordat/contracts/survey-record";
import type { Outcome } from "@concordat/llm";
import type { AskedQuestion, SurveyAnswer } from "../decide/asked-question.js";
import { checkedRecord } from "./checked-record.js";
import { recordedAttempt, recordedOdds } from "./recorded-step.js";

/**
 * Returns the record of an answer, or of the reason why it is missing.
 * @param odds the probabilities of the answer. Default: those of the outcome
 */
export function surveyRecord(
  {
    round,
    survey,
    question,
    profile,
    runSeed,
  }: Pick<AskedQuestion, "round" | "survey" | "question" | "profile" | "runSeed">,
  outcome: Outcome<SurveyAnswer>,
  odds: SurveyRecord["odds"] = recordedOdds(outcome).odds,
): SurveyRecord {
  const head = { round, survey, question: question.id, agent_id: profile.id };
  const tail = {
    attempts: outcome.attempts.map((attempt) => recordedAttempt(attempt, outcome.model)),
    ...(odds === undefined ? {} : { odds }),
    model: outcome.model,
    seed: runSeed,
    time: new Date().toISOString(),
    duration_ms: outcome.durationMs,
  };
  return checkedRecord(
    surveyRecordContract,
    outcome.state === "valid"
      ? { state: "valid", ...head, answer: outcome.value.answer, ...tail }
      : unanswered(outcome.error, head, tail),
  );
}

type Around = Omit<Extract<SurveyRecord, { state: "failed" }>, "state" | "error">;

function unanswered(
  { code, message }: Exclude<Outcome<unknown>, { state: "valid" }>["error"],
  head: Pick<Around, "round" | "survey" | "question" | "agent_id">,
  tail: Omit<Around, "round" | "survey" | "question" | "agent_id">,
): SurveyRecord {
  return code === "CONTRACT_VIOLATION"
    ? { state: "invalid", ...head, error: { code, message }, ...tail }
    : { state: "failed", ...head, error: { code, message }, ...tail };
}
