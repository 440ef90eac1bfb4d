import type { Rules } from "@concordat/contracts/options";
import { type AnswerForm, type ChatClient, callRules } from "@concordat/llm";

/** How a model is asked. What is absent is left to `generateObject`. */
export interface AskSettings {
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Milliseconds for each request. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers asked for one decision. Default 3. */
  readonly maxAttempts?: number;
  /** How often a request that got no answer is sent again, unchanged. Default 2. */
  readonly maxRetries?: number;
}

/** How a model is asked for a decision. */
export interface DecideSettings extends AskSettings {
  /**
   * How a decision on one post is asked for: as `json`, or in `turns`, a field at a time in plain words. Default: as the client
   * is best asked (`client.form`), so that the embedded model is asked in turns and others as JSON.
   */
  readonly form?: AnswerForm;
  /**
   * Whether the odds of each choice are recorded next to the answer, where the client gives them: in process in a further request, from
   * a server as far as its list of probable tokens suffices. Default false.
   */
  readonly odds?: boolean;
}

const { temperature, timeoutMs, maxAttempts, maxRetries } = callRules;

/** What holds for each of them. */
export const askRules: Rules<AskSettings> = { temperature, timeoutMs, maxAttempts, maxRetries };

/** The settings that are there, of an object that may hold more. */
export function settingsOf({ temperature, timeoutMs, maxAttempts, maxRetries }: AskSettings): AskSettings {
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(maxAttempts === undefined ? {} : { maxAttempts }),
    ...(maxRetries === undefined ? {} : { maxRetries }),
  };
}

/** How a decision on one post is asked for. */
export function formOf({
  client,
  form,
}: Pick<DecideSettings, "form"> & { readonly client: ChatClient }): AnswerForm {
  return form ?? client.form ?? "json";
}
