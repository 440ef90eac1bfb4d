import type { AgentProfile } from "@concordat/contracts/agent-profile";
import { type ChatMessage, quotePlain } from "@concordat/llm";

/** Who reads, where it is anybody. */
const anybody = { name: "Someone", interests: "many things" } as const;

/** The conversation whose answer would be the post that a person likes to read. */
export function readerPrompt({ name, interests }: Pick<AgentProfile, "name" | "interests">): ChatMessage[] {
  return promptFor(plain(name), interests.length === 0 ? anybody.interests : interests.map(plain).join(", "));
}

/** The same conversation about anybody. */
export const anyReaderPrompt: readonly ChatMessage[] = promptFor(anybody.name, anybody.interests);

/** A post as the answer. It is not closed: what follows it says nothing of what is read. */
export function postAnswer({ text }: { readonly text: string }): string {
  return quotePlain(text).slice(0, -1);
}

function promptFor(name: string, interests: string): ChatMessage[] {
  return [
    { role: "system", content: `${name} likes ${interests}.` },
    { role: "user", content: `What does ${name} read with interest?` },
  ];
}

/** A name or an interest as a part of a sentence: other people's text, without its quotation marks. */
function plain(text: string): string {
  return quotePlain(text).slice(1, -1);
}
