import type { AgentProfile } from "@concordat/contracts/agent-profile";
import { type ChatMessage, quotePlain } from "@concordat/llm";

/** A reader without a profile. */
const anybody = { name: "Someone", interests: "many things" } as const;

/** Returns the conversation that asks for a post that a person would like to read. */
export function readerPrompt({ name, interests }: Pick<AgentProfile, "name" | "interests">): ChatMessage[] {
  return promptFor(plain(name), interests.length === 0 ? anybody.interests : interests.map(plain).join(", "));
}

/** The conversation for a reader without a profile. */
export const anyReaderPrompt: readonly ChatMessage[] = promptFor(anybody.name, anybody.interests);

/**
 * Returns a post as the answer in a conversation. The answer is left open at its end, so that its probability does not
 * depend on text after it.
 */
export function postAnswer({ text }: { readonly text: string }): string {
  return quotePlain(text).slice(0, -1);
}

function promptFor(name: string, interests: string): ChatMessage[] {
  return [
    { role: "system", content: `${name} likes ${interests}.` },
    { role: "user", content: `What does ${name} read with interest?` },
  ];
}

/** Formats a name or an interest as a part of a sentence. Quotation marks are removed, because it is text by others. */
function plain(text: string): string {
  return quotePlain(text).slice(1, -1);
}
