import type { ChatClient, GenerateEvent } from "@concordat/llm";
import { decisionWording } from "../prompt/decision-prompt.js";
import { interviewWording } from "../prompt/interview-prompt.js";
import { surveyWording } from "../prompt/survey-prompt.js";
import { textWording } from "../prompt/text-prompt.js";
import { type AskSettings, settingsOf } from "./ask-settings.js";

/** Every sentence of ours in these prompts. A text that is nothing but a part of one is no answer. */
const ownWording: readonly string[] = [decisionWording, textWording, surveyWording, interviewWording].flatMap(
  (sentences) => sentences.split("\n"),
);

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
    wording: ownWording,
    ...settingsOf(settings),
    ...(seed === undefined ? {} : { seed }),
    ...(signal === undefined ? {} : { signal }),
    ...(onEvent === undefined ? {} : { onEvent }),
  };
}
