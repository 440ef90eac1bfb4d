import type { AnswerForm, ChatClient } from "@concordat/llm";

/** Options for requests to a model. */
export interface ModelPoliciesOptions {
  /** The client of the model. Its id is recorded with the run. */
  readonly client: ChatClient;
  /** The digest that distinguishes this model from others of the same name. Default `unpinned`. */
  readonly digest?: string;
  /**
   * Number of the model's parameters. It is recorded in the manifest, because pages collapse the texts of models below
   * a billion parameters. Default: unknown.
   */
  readonly parameters?: number;
  /**
   * How decisions on one post and survey answers are requested: as JSON (`json`) or field by field (`turns`). Default:
   * the form that the client prefers, which is `turns` for the embedded model.
   */
  readonly form?: AnswerForm;
  /**
   * Whether the probabilities of all choices are recorded with every answer. Without it, the settings of the scenario's
   * policies and surveys decide. Default false.
   */
  readonly odds?: boolean;
  /**
   * Whether surveys ask for percentages instead of an answer: the probability of each choice, or of each number of a
   * short scale. The answer is the most probable one. The record contains the probabilities with the source `stated`.
   * Cannot be combined with `odds`. Default false.
   */
  readonly percentages?: boolean;
  /** The sampling temperature, from 0 to 2. Default: the client's temperature. */
  readonly temperature?: number;
  /**
   * The reasoning effort that the client requests. It is only recorded here, so that a run cannot be resumed with
   * another one.
   */
  readonly reasoningEffort?: string;
  /** Time limit of a request, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum number of answers requested for one decision, or for one step of it. Default 3. */
  readonly maxAttempts?: number;
  /** Maximum number of times that a request is repeated if it fails without an answer. Default 2. */
  readonly maxRetries?: number;
}
