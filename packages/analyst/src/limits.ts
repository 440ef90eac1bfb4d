/** Default values of options. */
export const defaults = {
  /** Number of iterations of an analysis. */
  iterations: 10,
  /** Maximum number of tokens for the view of the table in a prompt. */
  tableTokens: 400,
  /** Maximum number of tokens for the results of tools in a prompt. */
  resultTokens: 600,
  /** Time limit of a request to the model, in milliseconds. */
  timeoutMs: 120_000,
  /** Time limit of a query, in milliseconds. */
  queryTimeoutMs: 30_000,
  /** Memory limit of the database, in MiB. */
  memoryMb: 1_024,
  /** Number of threads of the database. */
  threads: 2,
  /** Disk space for data that does not fit into memory, in MiB. */
  temporaryMb: 8_192,
} as const;

/** Maximum number of tool calls in an iteration, as in `iteration-response/v1`. */
export const maxActions = 3;

/** Maximum number of tokens for the answer of an iteration. */
export const iterationTokens = 900;

/** Maximum number of tokens for the text of the report. */
export const reportTokens = 1_600;

/** Number of CSVs that an analysis should save. */
export const wantedCsvs = 3;

/** Number of rows in a saved CSV file: the maximum, and the default if the model does not specify it. */
export const csvRows = { most: 100_000, fallback: 100_000 } as const;

/** Minimum and maximum length of the description of a CSV file, in UTF-16 code units. */
export const csvDescription = { least: 3, most: 200 } as const;

/** Number of rows that `get_trend_data_tool` returns: the maximum, and the default if the model does not specify it. */
export const trendRows = { most: 1_000, fallback: 20 } as const;

/** The largest `top_n` that an engine is offered. */
export const maxTrendRowsOffered = 50;

/** Maximum number of members that `get_dimension_values_tool` returns. */
export const maxMembersListed = 200;

/** Maximum number of dimensions that a query groups by. */
export const maxGroupings = 4;

/** Maximum number of filters of a query. */
export const maxFilters = 20;

/** Maximum number of values in the list of a filter. */
export const maxFilterValues = 1_000;

/** Maximum number of measures that an engine can choose from. */
export const maxMeasures = 20;

/** Maximum number of dimensions shown to a model. */
export const maxDimensionsShown = 12;

/** A model is shown all values of a dimension if there are at most this many, and a selection otherwise. */
export const maxMembersShown = 40;

/** Maximum length of a value that is shown to a model, in UTF-16 code units. */
export const maxMemberLength = 80;

/** Maximum number of members of a dimension whose drivers are computed. */
export const maxMembersCompared = 1_000;

/** Maximum number of dimensions whose drivers are reported: the ones that explain most of the change. */
export const maxDimensionsCompared = 3;

/** Maximum number of periods of a trend. If there would be more, longer periods are used. */
export const maxPoints = 1_000;

/** Minimum number of points of a course. If there would be fewer, shorter periods are used if possible. */
export const minPoints = 3;

/** Maximum number of findings, and of recommendations. */
export const maxReportItems = 3;

/** Maximum number of files that a finding cites as evidence. */
export const maxEvidence = 2;

/** Maximum length of a CSV that is searched for the numbers of a statement, in UTF-16 units. */
export const maxCsvRead = 2_000_000;
