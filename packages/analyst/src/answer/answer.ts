/** One member of a ranking, or one group of a comparison. */
export interface RankedMember {
  readonly dimension: string;
  /** `null` for rows without a member. */
  readonly member: string | null;
  readonly value: number;
  /** Number of rows that the value is of. */
  readonly rows: number;
}

/** What was computed for a question, apart from a change and its drivers. */
export interface Answer {
  /** Sentences whose every number was computed. */
  readonly sentences: readonly string[];
  /** The one number that was asked for; `null` if several were. */
  readonly value: number | null;
  /** Members or periods with their numbers, in the order that was asked for; may be empty. */
  readonly ranking: readonly RankedMember[];
  readonly assumptions: readonly string[];
}

export const noAnswer: Answer = { sentences: [], value: null, ranking: [], assumptions: [] };
