import { MissingPolicyError } from "../../policy/policies.js";
import type { AskingPolicy } from "../../policy/policy.js";
import { recordedRounds } from "../../scenario/surveys/survey-events.js";
import type { Engine } from "../engine.js";

/**
 * Checks before any request that the policies of all agents to be asked can answer surveys.
 * @param from the first open round
 * @throws {MissingPolicyError} when such a policy cannot answer surveys
 */
export function checkAnswering(engine: Engine, from: number): void {
  const rounds = recordedRounds(engine.loaded);
  for (let round = from; round < rounds; round++)
    for (const { policy } of engine.askingsIn(round)) answerOf(policy);
}

/**
 * Returns the function with which a policy answers surveys.
 * @throws {MissingPolicyError} for a custom policy that cannot answer surveys
 */
export function answerOf({
  name,
  answer,
}: Pick<AskingPolicy, "name" | "answer">): NonNullable<AskingPolicy["answer"]> {
  if (answer !== undefined) return answer;
  throw new MissingPolicyError(
    `the policy ${JSON.stringify(name)}, and its surveys by a function \`answer\` of that policy`,
  );
}
