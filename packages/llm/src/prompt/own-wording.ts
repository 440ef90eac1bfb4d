import type { ChatMessage } from "../chat/index.js";
import { textOf } from "../chat/message-parts.js";

/**
 * Matches a block of `quoteUntrusted`. Blocks are never nested, because the start of a block is escaped inside
 * another one.
 */
const quotedBlock = /<([a-z][a-z-]*)>[^<]*<\/\1>/g;

/**
 * Returns the wording of a prompt without the blocks of `quoteUntrusted`, for the option `wording` of
 * `generateObject`. An answer that repeats this wording is rejected; one that repeats quoted text may be valid.
 * @example
 * const messages = [{ role: "user", content: `${quoteUntrusted("post", post)}\nSum it up in one sentence.` }] as const;
 * await generateObject({ client, contract, messages, wording: ownWording(messages) });
 */
export function ownWording(messages: readonly ChatMessage[]): readonly string[] {
  return messages
    .filter(({ role }) => role !== "assistant")
    .flatMap((message) => textOf(message).replace(quotedBlock, "\0").split("\0"))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
