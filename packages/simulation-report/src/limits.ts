/** How much of a run a report shows. What is omitted is counted, and there is a command that lists it. */
export const limits = {
  /** Decisions listed behind a number. */
  listed: 50,
  /** UTF-8 bytes of all lists together: the whole page stays under 5 MB. */
  listedBytes: 3_000_000,
  /** Characters of a text in a list. */
  listedText: 240,
  /** Decisions with their whole records, drawn from all that a model was asked for. */
  sampled: 8,
  /** The same, drawn from those that are invalid or failed. */
  sampledUnanswered: 4,
  /** Characters of a prompt or an answer in a whole record. */
  recordText: 20_000,
  /** Posts with their cascades. */
  posts: 6,
  /** Resharers drawn of a cascade. */
  cascadeNodes: 40,
  /** Resharers drawn that had it from the same account. */
  cascadeChildren: 8,
  /** Reasons for a choice. */
  reasons: 5,
  /** Rows of a table of rounds, segments or runs. */
  rows: 400,
  /** Rows of the tables of all questions of surveys, of each kind of table: questions share them. */
  surveyRows: 1_200,
  /** Charts of answers to all questions. */
  surveyCharts: 60,
} as const;
