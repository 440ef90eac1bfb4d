import type { AgentDecision } from "@concordat/contracts/agent-decision/v3";
import { type ChatMessage, fillTemplate, plainText } from "@concordat/llm";
import { identity, type PromptContent, shownBlocks } from "./decision-prompt.js";
import type { RememberedMove } from "./remembered-move.js";
import { type DecisionTurns, turnsOf } from "./turns-prompt.js";

/** The choices of agent-decision/v3. */
export type NetworkChoice = AgentDecision["choice"];

/** The wording of decisions on a network, without names, posts and profiles; `{…}` is replaced. */
const wording = {
  task: "Choose one: {choices}. reason: one to three sentences. content: your words, only for REPLY and QUOTE.",
  choice: "What do you do with it?",
  choices: {
    SCROLL: "SCROLL past without interacting",
    LIKE: "LIKE",
    REPLY: "REPLY",
    RESHARE: "RESHARE it as it is",
    QUOTE: "QUOTE it with a comment",
    FOLLOW: "FOLLOW its author",
    UNFOLLOW: "UNFOLLOW its author, whom you follow",
    MUTE: "MUTE its author, to see no more of them",
  },
  spoken: {
    LIKE: "like it",
    REPLY: "answer it",
    RESHARE: "share it",
    QUOTE: "share it with a comment",
    FOLLOW: "follow the author",
    UNFOLLOW: "unfollow the author",
    MUTE: "mute the author",
    SCROLL: "scroll past",
  },
  earlier: {
    FOLLOW: "Earlier you followed {author}.",
    UNFOLLOW: "Earlier you unfollowed {author}.",
    MUTE: "Earlier you muted {author}.",
  },
} as const satisfies {
  readonly task: string;
  readonly choice: string;
  readonly choices: Readonly<Record<NetworkChoice, string>>;
  readonly spoken: Readonly<Record<NetworkChoice, string>>;
  readonly earlier: Readonly<Partial<Record<NetworkChoice, string>>>;
};

/**
 * All fixed wording that decisions with the choices of agent-decision/v3 need in addition, as one text. Only the
 * manifests of runs with such decisions include it in their hash.
 */
export const networkWording: string = JSON.stringify(wording);

/** The content shown to an agent, and its choices. */
export interface NetworkPromptContent extends Omit<PromptContent, "wholeFeed"> {
  /** The choices that the agent has, in the order in which they are listed. */
  readonly choices: readonly NetworkChoice[];
}

/** Returns the conversation that asks an agent for one of its choices on the first item. */
export function networkPrompt({ choices, ...content }: NetworkPromptContent): ChatMessage[] {
  const listed = choices.map((choice) => wording.choices[choice]);
  const task = fillTemplate(wording.task, { choices: listed.join(", ") });
  return [
    { role: "system", content: identity(content.profile) },
    { role: "user", content: [...shownBlocks({ ...content, wholeFeed: false }), task].join("\n") },
  ];
}

/** Returns the conversation and the questions that ask an agent for one of its choices, in plain text. */
export function networkTurns({ choices, ...content }: NetworkPromptContent): DecisionTurns {
  const turns = turnsOf(content, earlierFollows);
  const options = Object.fromEntries(choices.map((name) => [name, wording.spoken[name]]));
  return { ...turns, questions: { ...turns.questions, "/choice": { ask: wording.choice, options } } };
}

/** Formats a decision of an earlier round on an author as a line. Returns no line for other decisions. */
function earlierFollows({ choice, post }: RememberedMove): readonly string[] {
  if (choice !== "FOLLOW" && choice !== "UNFOLLOW" && choice !== "MUTE") return [];
  return [fillTemplate(wording.earlier[choice], { author: plainText(post.author_id) })];
}
