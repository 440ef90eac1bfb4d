import type { Contract } from "@concordat/contracts/contract";
import { isRecord } from "@concordat/contracts/options";
import { type AnswerForm, type ChatClient, formOf, generateObject, type Outcome } from "@concordat/llm";
import { type InterviewContent, interviewPrompt } from "../prompt/interview-prompt.js";
import { interviewTurns } from "../prompt/interview-turns.js";
import { turnsTemperature } from "../prompt/turns-prompt.js";
import type { AskSettings } from "./ask-settings.js";
import { checkQuestion } from "./question-rules.js";
import { requestOf, settingsOfRequest } from "./request-of.js";

/** An agent's answer in an interview. */
export interface InterviewAnswer {
  /** The answer in the agent's words. */
  readonly answer: string;
  /** The numbers of the decisions to which the answer refers; empty if fields were requested one at a time. */
  readonly decisions: readonly number[];
}

/** Everything that an answer in an interview depends on. */
export interface InterviewQuestion extends InterviewContent, AskSettings {
  /** The model that answers as the agent. */
  readonly client: ChatClient;
  /** The contract of the answer. */
  readonly contract: Contract<InterviewAnswer>;
  /**
   * How the answer is requested: as `json`, or in `turns`, in plain text. Default: the client's own setting
   * (`client.form`).
   */
  readonly form?: AnswerForm;
  /** Returns the seed of each answer, counted from 1. */
  readonly seed: (answer: number) => number;
  /** Stops the request in flight at the server. */
  readonly signal?: AbortSignal;
}

/** Timeouts are not retried, because a person is waiting for the answer. */
const patience = { retryTimeouts: false } as const;

/**
 * Asks an agent a question about its behaviour. If fields are requested one at a time, only the text of the answer is
 * requested, without references to decisions. A small model's references would be meaningless.
 */
export async function interview(asked: InterviewQuestion): Promise<Outcome<InterviewAnswer>> {
  checkQuestion(asked, "interview");
  if (formOf(asked) === "json")
    return generateObject({
      contract: asked.contract,
      ...requestOf(asked, interviewPrompt(asked)),
      ...patience,
    });
  // The value has no `decisions` if the contract omits them, although its type requires them.
  const contract: Contract<unknown> = asked.contract;
  const outcome = await generateObject({
    contract,
    ...interviewTurns(asked),
    form: "turns",
    temperature: turnsTemperature,
    ...settingsOfRequest(asked),
    ...patience,
  });
  if (outcome.state !== "valid") return outcome;
  return { ...outcome, value: asked.contract.parse({ decisions: [], ...fieldsOf(outcome.value) }) };
}

function fieldsOf(value: unknown): object {
  return isRecord(value) ? value : {};
}
