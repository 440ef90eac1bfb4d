import { abortable } from "../abort/abortable.js";
import type { ChatClient } from "./chat-client.js";

/** The same client with another way to answer: what is known of the engine stays known. */
export function withChat(client: ChatClient, chat: ChatClient["chat"]): ChatClient {
  const { id, wireForm, contextTokens, answerTokens, settings, timeoutMs, maxConcurrent, prefills, odds } =
    client;
  return {
    id,
    wireForm,
    chat: (request) => abortable(request, chat),
    ...(contextTokens === undefined ? {} : { contextTokens }),
    ...(answerTokens === undefined ? {} : { answerTokens }),
    ...(settings === undefined ? {} : { settings }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(maxConcurrent === undefined ? {} : { maxConcurrent }),
    ...(prefills === undefined ? {} : { prefills }),
    ...(client.form === undefined ? {} : { form: client.form }),
    ...(odds === undefined ? {} : { odds }),
    ...(client.countTokens === undefined ? {} : { countTokens: client.countTokens.bind(client) }),
    ...(client.unheld === undefined ? {} : { unheld: client.unheld.bind(client) }),
    ...(client.identity === undefined ? {} : { identity: client.identity.bind(client) }),
  };
}
