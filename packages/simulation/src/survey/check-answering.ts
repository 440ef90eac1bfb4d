import { MissingPolicyError } from "../policy/policies.js";
import type { AskingPolicy } from "../policy/policy.js";
import type { Engine } from "../run/engine.js";
import { recordedRounds } from "./survey-events.js";

/**
 * Checks, before anything is asked, that everyone who is asked in a survey can be.
 * @param from the first round that is not closed
 * @throws {MissingPolicyError} when someone is to be asked whose policy answers no surveys
 */
export function checkAnswering(engine: Engine, from: number): void {
  const rounds = recordedRounds(engine.loaded);
  for (let round = from; round < rounds; round++)
    for (const { policy } of engine.askingsIn(round)) answerOf(policy);
}

/**
 * The function with which a policy answers surveys.
 * @throws {MissingPolicyError} for a custom policy that answers none
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
