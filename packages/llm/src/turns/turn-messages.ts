import type { ChatMessage } from "../chat/index.js";

/** A question that has been answered. */
export interface EarlierAnswer {
  readonly question: string;
  /** The model's answer, including the beginning that it was given. */
  readonly said: string;
}

/**
 * Returns the conversation of a turn: the caller's messages, the earlier turns, and the question. If the caller's
 * last message is a user message, the first question is appended to it, so that two user messages never follow each
 * other.
 */
export function turnMessages(
  messages: readonly ChatMessage[],
  turns: readonly EarlierAnswer[],
  question: string,
): readonly ChatMessage[] {
  const [first = { question, said: null }, ...others] = [...turns, { question, said: null }];
  return [
    ...opened(messages, first.question),
    ...(first.said === null ? [] : [asAssistant(first.said)]),
    ...others.flatMap(({ question: asked, said }): ChatMessage[] => [
      { role: "user", content: asked },
      ...(said === null ? [] : [asAssistant(said)]),
    ]),
  ];
}

function opened(messages: readonly ChatMessage[], question: string): readonly ChatMessage[] {
  const last = messages.at(-1);
  if (last?.role !== "user" || last.parts !== undefined)
    return [...messages, { role: "user", content: question }];
  const content = last.content === "" ? question : `${last.content}\n${question}`;
  return [...messages.slice(0, -1), { ...last, content }];
}

function asAssistant(content: string): ChatMessage {
  return { role: "assistant", content };
}
