import type { AnswerForm, ChatClient } from "@concordat/llm";

/** Options for requests to a model. */
export interface ModelPoliciesOptions {
  /** The client of the model. Its id is recorded with the run. */
  readonly client: ChatClient;
  /** The digest that distinguishes this model from others of its name. Default `unpinned`. */
  readonly digest?: string;
  /**
   * Number of the model's parameters, for the manifest: pages collapse the texts of a model below a billion.
   * Default: unknown.
   */
  readonly parameters?: number;
  /**
   * The form of decisions on one post and of survey answers. Default: the best form for the client, `turns`
   * for the embedded model.
   */
  readonly form?: AnswerForm;
  /**
   * Whether the odds of every choice are recorded with the answer, in addition to the settings of the
   * scenario's policies and surveys. Default false.
   */
  readonly odds?: boolean;
  /**
   * Whether surveys ask for the probability of each choice, or of each number of a short scale, in per cent instead of
   * for an answer. The most probable one is the answer, and the record has the probabilities as odds whose source is
   * `stated`. Excludes `odds`. Default false.
   */
  readonly percentages?: boolean;
  /** Randomness of sampling, 0 to 2. Default: the client's. */
  readonly temperature?: number;
  /**
   * The reasoning effort that the client requests. It is only recorded, so that a run is not resumed with
   * another.
   */
  readonly reasoningEffort?: string;
  /** Time limit of a request, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers requested for one decision, or for one step of it. Default 3. */
  readonly maxAttempts?: number;
  /** Maximum number of times that a request without an answer is repeated. Default 2. */
  readonly maxRetries?: number;
}
