import type { Rules } from "@concordat/contracts/options";
import { omitUndefined } from "@concordat/contracts/options";
import { type AnswerForm, callRules } from "@concordat/llm";

/** Settings for requests to a model. Settings that are absent have the defaults of `generateObject`. */
export interface AskSettings {
  /** Sampling temperature, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Timeout of each request, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers to request for one decision. Default 3. */
  readonly maxAttempts?: number;
  /** Maximum number of times to repeat a request that got no answer. Default 2. */
  readonly maxRetries?: number;
}

/** Settings of a request for a decision. */
export interface DecideSettings extends AskSettings {
  /**
   * How a decision on one post or a survey answer is requested: as `json`, or in `turns`, one field at a time in plain
   * text. Default: the client's own setting (`client.form`), which is `turns` for the embedded model and `json` for
   * others.
   */
  readonly form?: AnswerForm;
  /**
   * Whether to record the probabilities of each choice with the answer, if the client reports them. The embedded
   * model needs a further request for this. For a server, its list of probable tokens must be sufficient. Default
   * false.
   */
  readonly odds?: boolean;
}

const { temperature, timeoutMs, maxAttempts, maxRetries } = callRules;

/** The rules of the settings. */
export const askRules: Rules<AskSettings> = { temperature, timeoutMs, maxAttempts, maxRetries };

/** Returns the defined settings of an object that may have other members. */
export function settingsOf({ temperature, timeoutMs, maxAttempts, maxRetries }: AskSettings): AskSettings {
  return {
    ...omitUndefined({ temperature, timeoutMs, maxAttempts, maxRetries }),
  };
}
