import type { Rules } from "@concordat/contracts/options";
import { omitUndefined } from "@concordat/contracts/options";
import { type AnswerForm, callRules } from "@concordat/llm";

/** Settings for asking a model. Absent settings are left to `generateObject`. */
export interface AskSettings {
  /** Randomness of sampling, 0 to 2. Default: the engine's. */
  readonly temperature?: number;
  /** Milliseconds for each request. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum number of requested answers for one decision. Default 3. */
  readonly maxAttempts?: number;
  /** Maximum number of times that a request without an answer is sent again, unchanged. Default 2. */
  readonly maxRetries?: number;
}

/** Settings of a request for a decision. */
export interface DecideSettings extends AskSettings {
  /**
   * How a decision on one post or an answer to a survey is requested: as one JSON value (`json`), or field by field
   * in plain words (`turns`). Default: the setting of the client (`client.form`), which is `turns` for the embedded
   * model and `json` for others.
   */
  readonly form?: AnswerForm;
  /**
   * Whether to record the odds of each choice next to the answer, if the client reports them: in process with a further
   * request, from a server if its list of probable tokens suffices. Default false.
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
