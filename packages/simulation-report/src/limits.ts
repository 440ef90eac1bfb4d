/** Limits of a report. The report counts omitted items and names the command that lists them. */
export const limits = {
  /** Maximum number of decisions listed for a number. */
  listed: 50,
  /** Maximum size of all lists in UTF-8 bytes: the page stays under 5 MB. */
  listedBytes: 3_000_000,
  /** Maximum length of a text in a list. */
  listedText: 240,
  /** Number of decisions shown with their complete records, sampled from all decisions requested from a model. */
  sampled: 8,
  /** Number of further decisions shown in this way, sampled from those that are invalid or failed. */
  sampledUnanswered: 4,
  /** Maximum length of a prompt or an answer in a complete record. */
  recordText: 20_000,
  /** Maximum number of posts with their cascades. */
  posts: 6,
  /** Maximum number of resharers drawn in a cascade. */
  cascadeNodes: 40,
  /** Maximum number of drawn resharers of the same account. */
  cascadeChildren: 8,
  /** Maximum number of reasons for a choice. */
  reasons: 5,
  /** Maximum number of rows in a table of rounds, segments or runs. */
  rows: 400,
  /**
   * Maximum number of rows in the tables of all survey questions, for each kind of table: questions share
   * them.
   */
  surveyRows: 1_200,
  /** Maximum number of charts of answers to all questions. */
  surveyCharts: 60,
} as const;
