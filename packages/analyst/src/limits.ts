/** What holds where a caller says nothing. */
export const defaults = {
  /** Iterations of an analysis. */
  iterations: 10,
  /** Tokens for the view of the table in a prompt. */
  tableTokens: 400,
  /** Tokens for the results of tools in a prompt. */
  resultTokens: 600,
  /** Milliseconds for each request to the model. */
  timeoutMs: 120_000,
  /** Milliseconds for one query. */
  queryTimeoutMs: 30_000,
  /** Memory of the database, in MiB. */
  memoryMb: 1_024,
  /** Threads of the database. */
  threads: 2,
  /** Disk that the database may use for what does not fit into memory, in MiB. */
  temporaryMb: 8_192,
} as const;

/** Maximum number of tool calls in an iteration, as `iteration-response/v1` has it. */
export const maxActions = 3;

/** Tokens of the answer of an iteration. */
export const iterationTokens = 900;

/** Tokens of the report's wording. */
export const reportTokens = 1_600;

/** Number of CSVs that an analysis should save. */
export const wantedCsvs = 3;

/** Rows of a saved CSV: the maximum, and those saved where the model does not say. */
export const csvRows = { most: 100_000, fallback: 100_000 } as const;

/** Length of the description of a CSV, in UTF-16 units. */
export const csvDescription = { least: 3, most: 200 } as const;

/** Rows that `get_trend_data_tool` returns: the maximum, and those returned where the model does not say. */
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

/** Maximum number of dimensions that a model is shown. */
export const maxDimensionsShown = 12;

/** Maximum number of members for which a dimension is shown with all of them. */
export const maxMembersShown = 40;

/** Maximum length of a member that a model is shown, in UTF-16 units. */
export const maxMemberLength = 80;

/** Maximum number of members of a dimension whose drivers are computed. */
export const maxMembersCompared = 1_000;

/** Number of dimensions whose drivers are reported, those that explain most. */
export const maxDimensionsCompared = 3;

/** Maximum number of periods of a trend; longer periods are taken where there would be more. */
export const maxPoints = 1_000;

/** Fewer points than this show no course: shorter periods are taken where there are any. */
export const minPoints = 3;

/** Maximum number of findings and of recommendations. */
export const maxReportItems = 3;

/** Maximum number of files that a finding names as evidence. */
export const maxEvidence = 2;

/** Length of a CSV in which the numbers of a statement are looked up, in UTF-16 units. */
export const maxCsvRead = 2_000_000;
