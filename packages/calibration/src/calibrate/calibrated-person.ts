/** An agent's answer to a question. */
export interface SimulatedAnswer {
  /** The answer; `null` if the agent gave no valid answer. */
  readonly answer: string | number | null;
  /** The probability of each option; `null` if probabilities were not requested. */
  readonly odds: Readonly<Record<string, number>> | null;
  /**
   * Whether the agent stated the probabilities as percentages. If not, they are the probabilities of the model's
   * tokens. Default false.
   */
  readonly isStated?: boolean;
}

/** A person with the agent that represents this person. */
export interface CalibratedPerson {
  /** Identifies the person. */
  readonly id: string;
  /** The agent's answers, by the id of the question. */
  readonly simulated: Readonly<Record<string, SimulatedAnswer>>;
  /**
   * The person's real answers, by the id of the question. Questions that the person did not answer are absent. Default:
   * none.
   */
  readonly real?: Readonly<Record<string, string | number>>;
  /** The weight of the person. Default 1. */
  readonly weight?: number;
  /**
   * Known attributes of the person. Respondents are compared with the other people by these attributes. Default: none.
   */
  readonly columns?: Readonly<Record<string, string | number | null>>;
  /** The group with which the person was drawn, such as the household. Default: the person was drawn alone. */
  readonly cluster?: string;
}
