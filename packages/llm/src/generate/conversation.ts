import { checkValue, required } from "@concordat/contracts/options";
import { messagesRule } from "../chat/chat-rules.js";
import type { ChatMessage } from "../chat/index.js";

/** The conversation to send: `messages` or a `prompt`, and the system prompt before it. */
export interface Conversation {
  /** The conversation so far, at least one message; not with `prompt`. */
  readonly messages?: readonly ChatMessage[];
  /** The message of the user, instead of `messages`. */
  readonly prompt?: string;
  /** The system prompt before the conversation. Default: none. */
  readonly system?: string;
}

/** Requires exactly one of two: the previous messages of a conversation, or a single message of the user. */
export type PromptOrMessages =
  | {
      /** The conversation so far, at least one message. */
      readonly messages: readonly ChatMessage[];
      /** Must be absent if `messages` is given. */
      readonly prompt?: undefined;
    }
  | {
      /** The message of the user. */
      readonly prompt: string;
      /** Must be absent if `prompt` is given. */
      readonly messages?: undefined;
    };

/**
 * Returns the messages of a request: the system prompt, then the conversation.
 * @throws {RangeError} when there are neither `messages` nor a `prompt`, or both
 */
export function conversationOf({ messages, prompt, system }: Conversation): readonly ChatMessage[] {
  if (prompt === undefined && messages === undefined) throw new RangeError("give prompt or messages");
  if (prompt === undefined) checkValue(messages, required(messagesRule), "messages");
  else if (messages !== undefined) throw new RangeError("give messages or prompt, not both");
  return withSystem(messages ?? [{ role: "user", content: prompt ?? "" }], system);
}

/** Returns the messages, preceded by a system message if `system` is given. */
export function withSystem(
  messages: readonly ChatMessage[],
  system: string | undefined,
): readonly ChatMessage[] {
  return system === undefined ? messages : [{ role: "system", content: system }, ...messages];
}
