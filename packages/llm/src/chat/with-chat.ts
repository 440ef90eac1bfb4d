import { abortable } from "../abort/abortable.js";
import type { ChatClient } from "./chat-client.js";

type OptionalMember = Exclude<keyof ChatClient, "id" | "wireForm" | "chat">;

/** Every optional member of a client, as a table, so that the compiler reports a missing one. */
const optionalMembers: Readonly<Record<OptionalMember, true>> = {
  contextTokens: true,
  answerTokens: true,
  settings: true,
  timeoutMs: true,
  maxConcurrent: true,
  prefills: true,
  form: true,
  odds: true,
  countTokens: true,
  unenforced: true,
  identity: true,
  callsTools: true,
  runTool: true,
};

/**
 * Returns a copy of a client with another `chat`. The copy has the same properties, and its methods stay bound to the
 * original client.
 */
export function withChat(client: ChatClient, chat: ChatClient["chat"]): ChatClient {
  const { id, wireForm } = client;
  const copy: ChatClient = { id, wireForm, chat: (request) => abortable(request, chat) };
  for (const name of Object.keys(optionalMembers)) {
    const member: unknown = Reflect.get(client, name);
    if (member === undefined) continue;
    Object.assign(copy, { [name]: typeof member === "function" ? member.bind(client) : member });
  }
  return copy;
}
