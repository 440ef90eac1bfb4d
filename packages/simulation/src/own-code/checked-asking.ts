import { decisionRecord } from "@concordat/contracts/decision-record";
import type { AskingPolicy, Question, Unable } from "../policy/policy.js";
import { called, failedCode, OwnCodeError } from "./own-code-error.js";

/** A policy of one's own that asks somebody, whose records keep their contract and answer the question. */
export function checkedAsking(policy: AskingPolicy): AskingPolicy {
  const who = `the policy ${JSON.stringify(policy.name)}`;
  const { kind, name, unit, memory, request } = policy;
  return {
    kind,
    name,
    unit,
    memory,
    ...(request === undefined
      ? {}
      : { request: (question) => called(who, () => request.call(policy, question)) }),
    async decide(question) {
      const answer: unknown = await called(who, async () => policy.decide(question)).catch(
        (cause: unknown) => {
          throw failedCode(who, cause);
        },
      );
      if (isUnable(answer)) return answer;
      const wrong = recordProblem(question, answer);
      if (wrong === null && decisionRecord.is(answer)) return answer;
      throw new OwnCodeError(who, `must give the record of its decision: ${wrong}`);
    },
  };
}

function isUnable(value: unknown): value is Unable {
  const { state, code, message }: Partial<Record<string, unknown>> = { ...Object(value) };
  return state === "unable" && typeof code === "string" && typeof message === "string";
}

/** What is wrong with the record that answers a question; null for nothing. */
function recordProblem({ agent, round, items }: Question, record: unknown): string | null {
  const [violation] = decisionRecord.validate(record);
  if (violation !== undefined) return `${violation.path} ${violation.message}`.trimStart();
  const { agent_id, round: decided, post_id }: Partial<Record<string, unknown>> = { ...Object(record) };
  if (agent_id !== agent.id) return `/agent_id must be ${JSON.stringify(agent.id)}`;
  if (decided !== round) return `/round must be ${round}`;
  const shown = post_id === null || items.some(({ post }) => post.id === post_id);
  return shown ? null : "/post_id must be a post that was shown";
}
