/** The confidence level of intervals. */
export const confidence = 0.95;

/** Minimum number of real answers to a question, or in a segment, for an estimate. */
export const minAnswers = 30;

/** Minimum number of agents for an interval of the agents alone. With fewer, it is described as rough. */
export const minAgents = 30;

/**
 * Minimum number of yes and of no answers for an estimate with agents. With fewer, Wilson's interval of the
 * answers alone is used.
 */
export const minEvents = 5;

/**
 * Minimum number of answers for skewed amounts. With fewer, the interval contains the true value less often than
 * stated.
 */
export const minSkewedAnswers = 400;

/**
 * Number of answers per unit of squared skewness from which an interval of the mean holds nearly as often as stated
 * (Cochran 1977).
 */
export const answersPerSquaredSkewness = 25;

/** Maximum share of respondents without an answer to a question that needs no warning. */
export const maxMissingAnswers = 0.05;

/** Maximum absolute skewness of real answers that do not count as skewed. */
export const maxSkewness = 1.5;

/** Up to this number of real answers, agents that add no information noticeably reduce the precision. */
export const costlyAnswers = 50;

/** A weight of a person above this multiple of the mean weight is warned of. Surveys usually trim weights below it. */
export const maxUsualWeight = 5;

/**
 * Maximum design effect of the respondents' weights. A larger one is accepted if the effective number of respondents is
 * sufficient.
 */
export const maxDesignEffect = 2;

/** Maximum share of all weight that one person can have without a warning. */
export const maxWeightShare = 0.05;

/**
 * Minimum half-width of a planned interval, in percentage points. A smaller number is almost certainly a share, such as
 * 0.05 instead of 5 percentage points.
 */
export const minPlannedPoints = 0.5;

/** The number of bins in a reliability chart. */
export const reliabilityBins = 10;

/** Maximum number of values of a text column that is compared between respondents and others. */
export const maxColumnValues = 20;

/**
 * Maximum plausible correlation of agents with their people. Answers to questions about attitudes correlate by 0.7 to
 * 0.9 with those that the same people give weeks later.
 */
export const maxPlausibleCorrelation = 0.95;

/**
 * Minimum share of the people who were asked that must have answered for them to count as a random draw (OMB 2006,
 * guideline 3.2.9).
 */
export const minResponseRate = 0.8;

/**
 * Minimum difference between the shares of respondents and of others for whom a column has a value, from which it is
 * said to tell who answered.
 */
export const minFilledDifference = 0.8;

/** Minimum number of groups that answered, if whole groups were drawn. */
export const minClusters = 5;

/** Number of groups below which cluster-robust standard errors are rough. */
export const fewClusters = 30;

/** Minimum number of respondents for each parameter of the regression on the table's columns. */
export const answersPerParameter = 10;

/** Minimum number of respondents with a value of a text column that is a parameter of this regression. */
export const minAnswersPerValue = 5;
