import type { ChatMessage } from "../chat/index.js";
import type { LoweredContract } from "../wire/lowered-contract.js";

/** An example of a user's message and the answer to it. */
export interface Example<Input> {
  /** The user's message. */
  readonly input: string;
  /** A value of the contract. */
  readonly output: Input;
}

/**
 * Returns the messages of the first request for JSON. These are the system messages, the examples as turns, the rest
 * of the conversation, and the description of the answer at its end.
 */
export function requestMessages(
  conversation: readonly ChatMessage[],
  examples: readonly Example<unknown>[],
  { put }: Pick<LoweredContract, "put">,
  description: string,
): readonly ChatMessage[] {
  const first = conversation.findIndex(({ role }) => role !== "system");
  const at = first < 0 ? conversation.length : first;
  const turns = examples.flatMap(({ input, output }): ChatMessage[] => [
    { role: "user", content: input },
    { role: "assistant", content: JSON.stringify(put(output)) },
  ]);
  const messages = [...conversation.slice(0, at), ...turns, ...conversation.slice(at)];
  const last = messages.at(-1);
  if (last === undefined || description === "") return messages;
  return [...messages.slice(0, -1), { ...last, content: `${last.content}${description}` }];
}
