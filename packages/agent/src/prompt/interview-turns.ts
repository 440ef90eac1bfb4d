import { fillTemplate, quotePlain } from "@concordat/llm";
import type { InterviewContent, InterviewedMove } from "./interview-prompt.js";
import { answeredLine } from "./survey-turns.js";
import { conversationWith, type DecisionTurns, earlierLines } from "./turns-prompt.js";

/** The wording of an interview in plain text, without names, profiles, posts and the question; `{…}` is replaced. */
const wording = {
  scrolled: "Earlier you scrolled past: {text}",
  wrote: "Earlier you wrote: {text}",
  added: "{move} You wrote: {text}",
  because: "{move} You said: {text}",
  question: "You are asked: {question}",
  answer: "Answer in one sentence.",
  beginning: "I think",
} as const;

/** Returns the conversation and the question that ask an agent about its behaviour in plain text. */
export function interviewTurns({ profile, question, moves, answers = [] }: InterviewContent): DecisionTurns {
  const { messages, wording: spoken } = conversationWith(profile, [
    ...moves.map(moveLine),
    ...answers.map(answeredLine),
    fillTemplate(wording.question, { question: quotePlain(question) }),
  ]);
  return {
    messages,
    questions: { "/answer": { ask: wording.answer, prefill: wording.beginning } },
    wording: [...spoken, wording.answer],
  };
}

/** Formats a decision as a line: the post, the choice, the text and the reason. */
function moveLine(move: InterviewedMove): string {
  const { choice, post, content, reason } = move;
  if (choice === "COMPOSE") return fillTemplate(wording.wrote, { text: quotePlain(content ?? post.text) });
  const [done = fillTemplate(wording.scrolled, { text: quotePlain(post.text) })] = earlierLines(move);
  const said =
    content === null ? done : fillTemplate(wording.added, { move: done, text: quotePlain(content) });
  return reason === null ? said : fillTemplate(wording.because, { move: said, text: quotePlain(reason) });
}
