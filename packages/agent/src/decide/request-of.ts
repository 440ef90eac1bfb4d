import { omitUndefined } from "@concordat/contracts/options";
import { type ChatClient, type ChatMessage, type GenerateEvent, ownWording } from "@concordat/llm";
import { type AskSettings, settingsOf } from "./ask-settings.js";

/** The client to ask, and the settings of the request. */
interface Asked extends AskSettings {
  readonly client: ChatClient;
  readonly seed?: (answer: number) => number;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: GenerateEvent) => void;
}

/**
 * Returns the options that requests for decisions, surveys and interviews have in common, both as JSON and field by
 * field.
 */
export function settingsOfRequest({ client, seed, signal, onEvent, ...settings }: Asked) {
  return {
    client,
    ...settingsOf(settings),
    ...omitUndefined({ seed, signal, onEvent }),
  };
}

/**
 * Returns the options of a request for JSON. A text that only repeats a part of the prompt's wording is not accepted as
 * an answer.
 */
export function requestOf(asked: Asked, messages: readonly ChatMessage[]) {
  return {
    messages,
    // The prompt already describes the possible answers, more briefly than the contract.
    describe: "short" as const,
    wording: ownWording(messages),
    ...settingsOfRequest(asked),
  };
}
