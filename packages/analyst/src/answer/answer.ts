/** A member of a ranking, or a group of a comparison. */
export interface RankedMember {
  readonly dimension: string;
  /** The value of the grouping column; `null` for rows without one. */
  readonly member: string | null;
  readonly value: number;
  /** Number of rows from which the value is computed. */
  readonly rows: number;
}

/** The computed answer to a question, without the analysis of a change and its drivers. */
export interface Answer {
  /** Sentences in which every number was computed. */
  readonly sentences: readonly string[];
  /** The number that the question asks for; `null` if the answer consists of several numbers. */
  readonly value: number | null;
  /** Members or periods with their numbers, in the requested order; may be empty. */
  readonly ranking: readonly RankedMember[];
  readonly assumptions: readonly string[];
}

export const noAnswer: Answer = { sentences: [], value: null, ranking: [], assumptions: [] };
