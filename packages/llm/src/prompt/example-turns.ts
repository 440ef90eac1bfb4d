import type { JsonSchema } from "@concordat/contracts/contract";
import type { ChatMessage } from "../chat/index.js";
import { candidatesAt, memberSchemas } from "../wire/candidate-schemas.js";
import type { LoweredContract } from "../wire/lowered-contract.js";

/** An example of a user's message and the answer to it. */
export interface Example<Input> {
  /** The user's message. */
  readonly input: string;
  /** A value of the contract. */
  readonly output: Input;
}

/**
 * The examples as turns of a conversation, between its system messages and the rest. Keys are in the order of the
 * request.
 */
export function withExamples(
  messages: readonly ChatMessage[],
  examples: readonly Example<unknown>[],
  { put, wire }: Pick<LoweredContract, "put" | "wire">,
): readonly ChatMessage[] {
  if (examples.length === 0) return messages;
  const first = messages.findIndex(({ role }) => role !== "system");
  const at = first < 0 ? messages.length : first;
  const turns = examples.flatMap(({ input, output }): ChatMessage[] => [
    { role: "user", content: input },
    { role: "assistant", content: JSON.stringify(ordered(put(output), [wire(1)])) },
  ]);
  return [...messages.slice(0, at), ...turns, ...messages.slice(at)];
}

/** A value with its keys in the order of the schemas that it may satisfy; other keys follow. */
function ordered(value: unknown, schemas: readonly JsonSchema[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  const candidates = candidatesAt(value, schemas);
  if (Array.isArray(value)) {
    return value.map((item, index) => ordered(item, memberSchemas(value, String(index), candidates)));
  }
  const order = candidates.flatMap(({ properties }) => Object.keys(properties ?? {}));
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  const entries = Object.entries(value).sort(([a], [b]) => place(a) - place(b));
  return Object.fromEntries(
    entries.map(([key, member]) => [key, ordered(member, memberSchemas(value, key, candidates))]),
  );
}
