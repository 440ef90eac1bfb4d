import type { DecisionRecord } from "@concordat/contracts/decision-record";
import type { SurveyRecord } from "@concordat/contracts/survey-record";
import type { AskingPolicy, DecisionRequest, ModelPolicies, SurveyRequest, Unavailable } from "../index.js";
import { defaultSettings, memoryLength } from "../policy/policies.js";

type Said =
  | { readonly choice: "LIKE" | "SCROLL" | "REPLY" | "RESHARE"; readonly content?: string }
  | { readonly fails: string }
  | Unavailable;

/** Returns a policy that asks a function, and records its answers like those of a model that needs one request. */
function askingPolicy(
  answer: (question: DecisionRequest) => Said | Promise<Said>,
  more: Partial<AskingPolicy> = {},
): AskingPolicy {
  return {
    kind: "asking",
    name: "asked",
    unit: "post",
    memory: 0,
    decide: async (question) => {
      const said = await answer(question);
      return "state" in said ? said : recordOf(question, said);
    },
    ...more,
  };
}

/** Returns policies that ask a function, for scenarios whose policy is `model`. */
export function askingModel(
  answer: (question: DecisionRequest) => Said | Promise<Said>,
  more: Partial<AskingPolicy> = {},
): ModelPolicies {
  return {
    identity: { id: "scripted:test", digest: "unpinned" },
    prompts: "",
    settings: defaultSettings,
    make: (spec) => askingPolicy(answer, { name: spec.kind, memory: memoryLength(spec), ...more }),
  };
}

/** Returns the record of an answer to a decision request. */
export function recordOf(
  { agent, items: [{ post }], round, runSeed, seed }: DecisionRequest,
  said: Exclude<Said, Unavailable>,
): DecisionRecord {
  const failed = "fails" in said;
  const time = "2026-03-14T09:26:53Z";
  const attempt = {
    index: 1,
    seed: seed(1, 1),
    text: failed ? "" : JSON.stringify(said),
    finish_reason: failed ? ("error" as const) : ("stop" as const),
    repairs: [],
    violations: [],
    prompt_tokens: 100,
    completion_tokens: 20,
    started_at: time,
    duration_ms: 1,
  };
  const around = {
    contract: "agent-decision/v2" as const,
    round,
    agent_id: agent.id,
    post_id: post.id,
    shown_post_ids: [post.id],
  };
  const rest = { model: "scripted:test", seed: runSeed, time, duration_ms: 1 };
  const step = { name: "decision" as const, contract: "agent-decision/v2", next_state: null };
  if ("fails" in said) {
    const error = { code: said.fails as "TIMEOUT", message: `it ended with ${said.fails}` };
    return {
      state: "failed",
      ...around,
      error,
      steps: [{ ...step, state: "failed", attempts: [{ ...attempt, state: "failed", error }] }],
      ...rest,
    };
  }
  const { choice, content } = said;
  const reason = `${agent.id} on ${post.id}`;
  const decision =
    choice === "REPLY" || choice === "RESHARE"
      ? { choice, reason, content: content ?? "Indeed." }
      : { choice, reason, content: null };
  return {
    state: "valid",
    ...around,
    decision,
    steps: [{ ...step, state: "valid", attempts: [{ ...attempt, state: "valid", error: null }] }],
    ...rest,
  };
}

/**
 * Returns the survey functions of a policy that asks a function, and records its answers like those of a model that
 * needs one request.
 */
export function answering(
  answer: (
    put: SurveyRequest,
  ) => string | number | { readonly fails: string } | Promise<string | number | { readonly fails: string }>,
): Required<Pick<AskingPolicy, "answer" | "answerRequest">> {
  return {
    answer: async (put) => surveyRecordOf(put, await answer(put)),
    answerRequest: ({ agent, survey, question, memory, answers, seed }) => [
      agent.id,
      survey,
      question,
      memory.map(({ choice, post }) => [choice, post.id]),
      answers.map((given) => ({ ...given })),
      seed(1),
    ],
  };
}

/** Returns the record of an answer to a survey question. */
function surveyRecordOf(
  { agent, round, survey, question, runSeed, seed }: SurveyRequest,
  said: string | number | { readonly fails: string },
): SurveyRecord {
  const time = "2026-03-14T09:26:53Z";
  const error =
    typeof said === "object"
      ? { code: said.fails as "TIMEOUT", message: `it ended with ${said.fails}` }
      : null;
  const attempt = {
    index: 1,
    state: error === null ? ("valid" as const) : ("failed" as const),
    seed: seed(1),
    text: error === null ? JSON.stringify({ answer: said }) : "",
    finish_reason: error === null ? ("stop" as const) : ("error" as const),
    repairs: [],
    violations: [],
    error,
    prompt_tokens: 50,
    completion_tokens: 5,
    started_at: time,
    duration_ms: 1,
  };
  const head = { round, survey, question: question.id, agent_id: agent.id };
  const tail = { attempts: [attempt], model: "scripted:test", seed: runSeed, time, duration_ms: 1 };
  return typeof said === "object"
    ? { state: "failed", ...head, error: error ?? { code: "TIMEOUT", message: "no answer" }, ...tail }
    : { state: "valid", ...head, answer: said, ...tail };
}
