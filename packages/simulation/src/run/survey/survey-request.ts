import { sha256 } from "@concordat/files";
import { canonicalJson } from "../../hash/canonical-json.js";
import type { SurveyRequest } from "../../policy/policy.js";
import type { RoundPlan } from "../../round/round-plan.js";
import { answerContract } from "../../scenario/surveys/survey-answer-contract.js";
import type { SurveyItem } from "../../scenario/surveys/survey-item.js";
import type { World } from "../../world/world.js";
import { memoryOf, viewsIn } from "../round/decision-request.js";
import type { DeriveSeed } from "../round/derive-seed.js";

/** Creates the request for a survey question to a policy, from the world at the beginning of the round. */
export function surveyRequest(
  world: World,
  { round }: Pick<RoundPlan, "round">,
  { agent, policy, survey, question, odds }: SurveyItem,
  {
    runSeed,
    deriveSeed,
    signal,
  }: { readonly runSeed: number; readonly deriveSeed: DeriveSeed; readonly signal: AbortSignal },
): SurveyRequest {
  const id = world.audience.id(agent);
  return {
    round,
    now: new Date(world.now),
    agent: world.audience.profile(agent),
    survey,
    question,
    contract: answerContract(question),
    odds,
    ...(world.isSurveyOnly ? { isSurveyOnly: true } : {}),
    memory: memoryOf(world, agent, policy),
    answers: world.answers.of(agent),
    ...viewsIn(world.states, agent),
    runSeed,
    seed: (answer) => deriveSeed(runSeed, round, id, "survey", survey, question.id, answer),
    signal,
  };
}

/** Returns the hash of a policy's request for a survey question; `null` if the policy does not provide its request. */
export function surveyRequestHash(policy: SurveyItem["policy"], question: SurveyRequest): string | null {
  const request = policy.answerRequest?.(question);
  if (request === undefined) return null;
  return sha256(canonicalJson([policy.name, "survey", request]));
}
