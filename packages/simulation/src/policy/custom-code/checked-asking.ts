import { decisionRecord } from "@concordat/contracts/decision-record";
import { isStorableValue } from "../../ledger/storable-record.js";
import { type AskingPolicy, type DecisionRequest, isUnavailable } from "../policy.js";
import { type CalledCode, called, codeError, thrownBy } from "./custom-code-error.js";

/** Wraps a custom policy that asks. Each of its records must satisfy its contract and belong to the request. */
export function checkedAsking(policy: AskingPolicy): AskingPolicy {
  const who = `the policy ${JSON.stringify(policy.name)}`;
  const { kind, name, unit, memory, request } = policy;
  const about = ({ round, agent, items: [{ post }] }: DecisionRequest): CalledCode => ({
    who,
    round,
    agent: agent.id,
    post: unit === "post" ? post.id : undefined,
  });
  const requestOf = (question: DecisionRequest): unknown =>
    called(
      () => about(question),
      () => request?.call(policy, question),
    );
  return {
    kind,
    name,
    unit,
    memory,
    ...(request === undefined ? {} : { request: requestOf }),
    async decide(question) {
      const asked = about(question);
      const shown = question.items.map(({ post }) => post.id);
      const answer: unknown = await decidedBy(policy, question, asked);
      if (isUnavailable(answer)) return answer;
      const wrong = recordProblem(asked, shown, answer);
      if (wrong === null && decisionRecord.is(answer)) return answer;
      throw codeError(asked, `must give the record of its decision: ${wrong}`);
    },
  };
}

async function decidedBy(
  policy: AskingPolicy,
  question: DecisionRequest,
  asked: CalledCode,
): Promise<unknown> {
  try {
    return await policy.decide(question);
  } catch (cause) {
    throw thrownBy(asked, cause);
  }
}

/** Describes what is wrong with the record of a decision on these posts; `null` if it is valid. */
function recordProblem(asked: CalledCode, shown: readonly string[], answer: unknown): string | null {
  const [violation] = decisionRecord.validate(answer);
  if (violation !== undefined || !decisionRecord.is(answer))
    return `${violation?.path} ${violation?.message}`.trimStart();
  if (answer.agent_id !== asked.agent) return `/agent_id must be ${JSON.stringify(asked.agent)}`;
  if (answer.round !== asked.round) return `/round must be ${asked.round}`;
  if (answer.post_id !== null && !shown.includes(answer.post_id))
    return "/post_id must be a post that was shown";
  const storable = answer.state !== "valid" || isStorableValue(answer.decision);
  return storable ? null : "/decision must not contain U+0000 or unpaired surrogates";
}
