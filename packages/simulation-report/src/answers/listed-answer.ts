/** What became of a question of a survey, as it is listed. */
export interface ListedAnswer {
  /** The round at whose beginning it was asked, counted from 0; equal to the number of rounds: after the last one. */
  readonly round: number;
  /** The id of who was asked. */
  readonly agent: string;
  /** The agent's segment. Null: it belongs to none. */
  readonly segment: string | null;
  /** The name of the questionnaire. */
  readonly survey: string;
  /** The id of the question. */
  readonly question: string;
  /** What became of it. */
  readonly state: "valid" | "invalid" | "failed";
  /** Why nothing was answered. Null: something was. */
  readonly code: string | null;
  /** What was answered. Null: nothing. */
  readonly answer: string | number | null;
}
