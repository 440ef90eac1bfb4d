import { type ChatMessage, quoteUntrusted } from "@concordat/llm";
import { identity, type PromptContent, shownBlocks } from "./decision-prompt.js";

/** The kind of text that an agent writes after its decision. */
export type TextKind = "reply" | "comment" | "post";

/** The instruction for each kind of text. */
const asked: Readonly<Record<TextKind, string>> = {
  reply: "You reply to this post. content: your reply, in your words.",
  comment: "You share this post again. content: your comment on it, in your words.",
  post: "You write a post of your own, prompted by this one. content: your post, in your words.",
};

/** All fixed wording as one text, for the hash in the manifest of a run. */
export const textWording: string = Object.values(asked).join("\n");

/** Returns the conversation that asks an agent for a text. */
export function writingPrompt(
  content: Omit<PromptContent, "wholeFeed">,
  kind: TextKind,
  reason: string | null,
): ChatMessage[] {
  return [
    { role: "system", content: identity(content.profile) },
    {
      role: "user",
      content: [
        ...shownBlocks({ ...content, wholeFeed: false }),
        ...(reason === null ? [] : [quoteUntrusted("your-reason", reason)]),
        asked[kind],
      ].join("\n"),
    },
  ];
}
