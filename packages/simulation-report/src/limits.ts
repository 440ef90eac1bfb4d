/** Limits of a report. If items are omitted, the report states their number and the command that lists them. */
export const limits = {
  /** Maximum number of items listed for a number. */
  listed: 50,
  /** Maximum size of all lists in UTF-8 bytes, so that the page is smaller than 5 MB. */
  listedBytes: 3_000_000,
  /** Maximum length of a text in a list. */
  listedText: 240,
  /**
   * Number of decisions shown with their complete records. They are sampled from all decisions requested from a model.
   */
  sampled: 8,
  /**
   * Number of additional decisions shown with their complete records. They are sampled from those that are invalid or
   * failed.
   */
  sampledUnanswered: 4,
  /** Maximum length of a prompt or an answer in a complete record. */
  recordText: 20_000,
  /** Maximum number of posts with their cascades. */
  posts: 6,
  /** Maximum number of resharers in the drawing of a cascade. */
  cascadeNodes: 40,
  /** Maximum number of resharers in the drawing that reshared from the same account. */
  cascadeChildren: 8,
  /** Maximum number of resharers in a picture of a post's spread. */
  spreadNodes: 20_000,
  /** Maximum number of reasons for a choice. */
  reasons: 5,
  /** Maximum number of rows in a table of rounds, segments or runs. */
  rows: 400,
  /** Maximum number of rows for each kind of table about surveys. The questions share this number. */
  surveyRows: 1_200,
  /** Maximum number of charts of answers, for all questions together. */
  surveyCharts: 60,
} as const;
