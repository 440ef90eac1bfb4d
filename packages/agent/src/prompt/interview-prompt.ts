import type { AgentProfile } from "@concordat/contracts/agent-profile";
import { type ChatMessage, quoteUntrusted } from "@concordat/llm";
import { identity } from "./decision-prompt.js";
import type { RememberedAnswer } from "./remembered-answer.js";
import type { RememberedMove } from "./remembered-move.js";

/** The fixed wording of every interview prompt, without names, posts and profiles. */
const wording = {
  interview: "You are interviewed about what you did. Answer the question as yourself, from your decisions.",
  answer: "answer: your words, a few sentences.",
  decisions: "decisions: the numbers of those decisions of yours that your answer refers to; none: [].",
} as const;

/** A decision that an agent is interviewed about. */
export interface InterviewedMove extends RememberedMove {
  /** The number with which the answer refers to the decision, counted from 1. */
  readonly number: number;
  /** The reason for the decision, in the agent's words; `null` if the agent gave none. */
  readonly reason: string | null;
}

/** The question of an interview, and the agent's memories. */
export interface InterviewContent {
  /** The profile of the agent. */
  readonly profile: AgentProfile;
  /** The question, in the interviewer's words. */
  readonly question: string;
  /** The agent's decisions, oldest first. */
  readonly moves: readonly InterviewedMove[];
  /** The agent's answers in surveys, oldest first. Default: none. */
  readonly answers?: readonly RememberedAnswer[];
}

/** Returns the conversation that asks an agent a question about its decisions. */
export function interviewPrompt({ profile, question, moves, answers = [] }: InterviewContent): ChatMessage[] {
  const given = answers.map(({ round, question: asked, answer }) => ({
    round,
    question: asked,
    you_answered: answer,
  }));
  return [
    { role: "system", content: identity(profile) },
    {
      role: "user",
      content: [
        quoteUntrusted("your-decisions", moves.map(moveText)),
        ...(given.length === 0 ? [] : [quoteUntrusted("your-answers", given)]),
        wording.interview,
        quoteUntrusted("question", question),
        wording.answer,
        wording.decisions,
      ].join("\n"),
    },
  ];
}

function moveText({ number, round, choice, post, content, reason }: InterviewedMove) {
  return {
    decision: number,
    round,
    choice,
    author: post.author_id,
    post: post.text,
    ...(content === null ? {} : { you_wrote: content }),
    ...(reason === null ? {} : { your_reason: reason }),
  };
}
