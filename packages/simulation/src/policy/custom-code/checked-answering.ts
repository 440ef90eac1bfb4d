import { surveyRecord } from "@concordat/contracts/survey-record";
import { isStorableValue } from "../../ledger/storable-record.js";
import { type AskingPolicy, isUnavailable, type SurveyRequest } from "../policy.js";
import { type CalledCode, called, codeError, thrownBy } from "./custom-code-error.js";

/**
 * Returns the policy's functions for surveys, with an added check of their results. A record must satisfy its contract
 * and belong to the question. Returns an empty object if the policy has no such functions.
 */
export function checkedAnswering(policy: AskingPolicy): Pick<AskingPolicy, "answer" | "answerRequest"> {
  const { answer, answerRequest } = policy;
  if (answer === undefined) return {};
  const who = `the policy ${JSON.stringify(policy.name)}`;
  const about = ({ round, agent }: SurveyRequest): CalledCode => ({
    who,
    round,
    agent: agent.id,
    post: undefined,
  });
  return {
    async answer(question) {
      const asked = about(question);
      const given: unknown = await callCode(() => answer.call(policy, question), asked);
      if (isUnavailable(given)) return given;
      const wrong = recordProblem(question, given);
      if (wrong === null && surveyRecord.is(given)) return given;
      throw codeError(asked, `must give the record of its answer: ${wrong}`);
    },
    ...(answerRequest === undefined
      ? {}
      : {
          answerRequest: (question): unknown =>
            called(
              () => about(question),
              () => answerRequest.call(policy, question),
            ),
        }),
  };
}

async function callCode(give: () => Promise<unknown>, asked: CalledCode): Promise<unknown> {
  try {
    return await give();
  } catch (cause) {
    throw thrownBy(asked, cause);
  }
}

/** Describes what is wrong with the record of an answer; `null` if it is valid. */
function recordProblem(put: SurveyRequest, given: unknown): string | null {
  const [violation] = surveyRecord.validate(given);
  if (violation !== undefined || !surveyRecord.is(given))
    return `${violation?.path} ${violation?.message}`.trimStart();
  const expected = [
    ["agent_id", put.agent.id],
    ["round", put.round],
    ["survey", put.survey],
    ["question", put.question.id],
  ] as const;
  for (const [name, value] of expected)
    if (given[name] !== value) return `/${name} must be ${JSON.stringify(value)}`;
  if (given.state !== "valid") return null;
  const [wrong] = put.contract.validate({ answer: given.answer });
  if (wrong !== undefined) return `${wrong.path} ${wrong.message}`;
  return isStorableValue(given.answer) ? null : "/answer must not contain U+0000 or unpaired surrogates";
}
