import type { AgentProfile } from "@concordat/contracts/agent-profile";
import type { Post } from "@concordat/contracts/post";
import { type ChatMessage, fillTemplate, plainText, quotePlain, type TurnQuestions } from "@concordat/llm";
import type { PromptContent } from "./decision-prompt.js";
import { presentViewLine } from "./remembered-answer.js";
import type { RememberedMove } from "./remembered-move.js";
import type { ShownItem } from "./shown-item.js";
import { subjectOf, subjectRule } from "./subject.js";

/** The wording of every plain-text question about a decision, without names, posts and profiles; `{…}` is replaced. */
const wording = {
  person: "You are {name}.",
  greeting: "Hello! Who are you?",
  introduction: "I'm {name}.",
  likes: "I love {interests}.",
  wrote: "{author} wrote: {text}",
  answering: "That answers {author}, who wrote: {text}",
  shared: "{author} shared it, and wrote: {text}",
  earlier: {
    LIKE: "Earlier you liked: {text}",
    RESHARE: "Earlier you shared: {text}",
    REPLY: "Earlier you answered: {text}",
  },
  reason: "Tell {author} in one sentence what you think about {subject}.",
  choice: "What do you do with it?",
  content: "Now write to {author} about {subject} in one sentence.",
  beginning: "I think",
  without: "that",
} as const;

/** The name of each choice in a plain-text question. */
export const spokenChoices = {
  LIKE: "like it",
  REPLY: "answer it",
  RESHARE: "share it",
  SCROLL: "scroll past",
} as const;

/** All fixed wording as one text, for the hash in the manifest of a run. */
export const turnsWording: string = JSON.stringify([wording, spokenChoices, subjectRule]);

/** Default temperature. At a higher temperature, small models digress. */
export const turnsTemperature = 0.3;

/** The conversation that requests a decision from an agent one field at a time. */
export interface DecisionTurns {
  /** The conversation before the first question. */
  readonly messages: readonly ChatMessage[];
  /** The question for each field. */
  readonly questions: TurnQuestions;
  /** Sentences of the fixed wording, as they were sent. An answer that repeats one is rejected. */
  readonly wording: readonly string[];
}

/** Returns the conversation and the questions that ask an agent for a decision on the first item, in plain text. */
export function decisionTurns(content: Omit<PromptContent, "wholeFeed">): DecisionTurns {
  return turnsOf(content, () => []);
}

/**
 * Returns the conversation and the questions of `decisionTurns`.
 * @param otherLines formats moves that are neither likes, shares nor replies
 */
export function turnsOf(
  { profile, items: [item], memory = [], views = [] }: Omit<PromptContent, "wholeFeed">,
  otherLines: (move: RememberedMove) => readonly string[],
): DecisionTurns {
  const subject = subjectOf(item.post.text);
  const about = {
    author: plainText(item.post.author_id),
    subject: subject === null ? wording.without : plainText(subject),
  };
  const { messages, wording: spoken } = conversationWith(profile, [
    ...memory.flatMap((move) => [...earlierLines(move), ...otherLines(move)]),
    ...views.map(presentViewLine),
    ...shownLines(item),
  ]);
  const reason = fillTemplate(wording.reason, about);
  const content = fillTemplate(wording.content, about);
  return {
    messages,
    questions: {
      "/reason": { ask: reason, prefill: wording.beginning },
      "/choice": { ask: wording.choice, options: spokenChoices },
      "/content": { ask: content, prefill: wording.beginning },
    },
    wording: [...spoken, reason, wording.choice, content],
  };
}

/**
 * Creates the messages before the first question: the model plays a person and receives the given lines. Also returns
 * the sentences of these messages that are the same for all agents.
 */
export function conversationWith(
  profile: AgentProfile,
  lines: readonly string[],
): Pick<DecisionTurns, "messages" | "wording"> {
  const introduction = introductionOf(profile);
  return {
    messages: [
      { role: "system", content: fillTemplate(wording.person, { name: plainText(profile.name) }) },
      { role: "user", content: wording.greeting },
      { role: "assistant", content: introduction },
      { role: "user", content: lines.join("\n") },
    ],
    wording: [wording.greeting, introduction],
  };
}

function introductionOf({ name, interests }: AgentProfile): string {
  const own = fillTemplate(wording.introduction, { name: plainText(name) });
  if (interests.length === 0) return own;
  return `${own} ${fillTemplate(wording.likes, { interests: interests.map(plainText).join(", ") })}`;
}

/**
 * Returns the lines that show a post, the post to which it replies, and the comments of its resharers. Each text is
 * in quotation marks.
 */
function shownLines({ post, parent = null, resharedBy = [] }: ShownItem): readonly string[] {
  return [
    fillTemplate(wording.wrote, quoted(post)),
    ...(parent === null ? [] : [fillTemplate(wording.answering, quoted(parent))]),
    ...resharedBy.flatMap(({ agent, comment }) =>
      comment === null
        ? []
        : [fillTemplate(wording.shared, { author: plainText(agent), text: quotePlain(comment) })],
    ),
  ];
}

/** Formats a move of an earlier round as a line. Returns no line for a move without content. */
export function earlierLines({ choice, post }: RememberedMove): readonly string[] {
  const done = choice === "QUOTE" ? "RESHARE" : choice;
  if (done !== "LIKE" && done !== "RESHARE" && done !== "REPLY") return [];
  return [fillTemplate(wording.earlier[done], { text: quotePlain(post.text) })];
}

function quoted({ author_id, text }: Pick<Post, "author_id" | "text">) {
  return { author: plainText(author_id), text: quotePlain(text) };
}
