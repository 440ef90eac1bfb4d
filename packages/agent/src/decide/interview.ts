import type { Contract } from "@concordat/contracts/contract";
import { type ChatClient, generateObject, type Outcome } from "@concordat/llm";
import { type InterviewContent, interviewPrompt } from "../prompt/interview-prompt.js";
import type { AskSettings } from "./ask-settings.js";
import { checkQuestion } from "./question-rules.js";
import { requestOf } from "./request-of.js";

/** An agent's answer in an interview. */
export interface InterviewAnswer {
  /** The answer, in its words. */
  readonly answer: string;
  /** The numbers of the decisions that it refers to. */
  readonly decisions: readonly number[];
}

/** Everything that an answer in an interview depends on. */
export interface InterviewQuestion extends InterviewContent, AskSettings {
  /** The model that answers as the agent. */
  readonly client: ChatClient;
  /** The contract of the answer. */
  readonly contract: Contract<InterviewAnswer>;
  /** The seed of each answer, counted from 1. */
  readonly seed: (answer: number) => number;
  /** Stops the request in flight at the server. */
  readonly signal?: AbortSignal;
}

/** Asks an agent a question about what it did. */
export async function interview(asked: InterviewQuestion): Promise<Outcome<InterviewAnswer>> {
  checkQuestion(asked, "interview");
  return generateObject({
    contract: asked.contract,
    ...requestOf(asked, interviewPrompt(asked)),
  });
}
