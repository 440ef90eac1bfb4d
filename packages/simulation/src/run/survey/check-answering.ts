import { MissingPolicyError } from "../../policy/policies.js";
import type { AskingPolicy } from "../../policy/policy.js";
import { recordedRounds } from "../../scenario/surveys/scenario-surveys.js";
import type { Engine } from "../engine.js";

/**
 * Checks that the policies of all agents in the open surveys can answer survey questions. To be called before any
 * request.
 * @param from the first open round
 * @throws {MissingPolicyError} when a policy cannot answer surveys
 */
export function checkAnswering(engine: Engine, from: number): void {
  const rounds = recordedRounds(engine.loaded);
  for (let round = from; round < rounds; round++)
    for (const { policy } of engine.askingsIn(round)) answeringFunction(policy);
}

/**
 * Returns the function of a policy that answers surveys.
 * @throws {MissingPolicyError} when a custom policy has no such function
 */
export function answeringFunction({
  name,
  answer,
}: Pick<AskingPolicy, "name" | "answer">): NonNullable<AskingPolicy["answer"]> {
  if (answer !== undefined) return answer;
  throw new MissingPolicyError(
    `the policy ${JSON.stringify(name)}, and its surveys by a function \`answer\` of that policy`,
  );
}
