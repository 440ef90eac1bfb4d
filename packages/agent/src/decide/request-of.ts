import type { ChatClient, GenerateEvent } from "@concordat/llm";
import { type AskSettings, settingsOf } from "./ask-settings.js";

/** Who is asked, and how. */
interface Asked extends AskSettings {
  readonly client: ChatClient;
  readonly seed?: (answer: number) => number;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: GenerateEvent) => void;
}

/** What the requests of decisions, surveys and interviews have in common. */
export function requestOf({ client, seed, signal, onEvent, ...settings }: Asked) {
  return {
    client,
    // The prompt says what may be answered, in fewer words than the contract does.
    describe: "short" as const,
    ...settingsOf(settings),
    ...(seed === undefined ? {} : { seed }),
    ...(signal === undefined ? {} : { signal }),
    ...(onEvent === undefined ? {} : { onEvent }),
  };
}
