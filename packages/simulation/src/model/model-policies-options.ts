import type { AnswerForm, ChatClient } from "@concordat/llm";

/** How a model is asked. */
export interface ModelPoliciesOptions {
  /** The model that is asked. Its id is kept with the run. */
  readonly client: ChatClient;
  /** What tells this very model from others of its name. Default `unpinned`. */
  readonly digest?: string;
  /** How many parameters the model has, for the manifest: pages fold the words of a model below a billion. Default: not known. */
  readonly parameters?: number;
  /** How a decision on one post and an answer to a survey are asked for. Default: as the client is best asked, in `turns` for the embedded model. */
  readonly form?: AnswerForm;
  /**
   * Whether the odds of every choice are recorded next to the answer, in addition to what the scenario's policies and surveys say.
   * Default false.
   */
  readonly odds?: boolean;
  /** Randomness of sampling, 0 to 2. Default: the client's. */
  readonly temperature?: number;
  /** How much the client tells the model to think. It is only kept, so that a run is not continued with another. */
  readonly reasoningEffort?: string;
  /** Milliseconds for each request. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers asked for one decision, or for one step of it. Default 3. */
  readonly maxAttempts?: number;
  /** How often a request that got no answer is sent again, unchanged. Default 2. */
  readonly maxRetries?: number;
}
