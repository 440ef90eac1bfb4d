/** The confidence level of intervals. */
export const confidence = 0.95;

/** Minimum number of real answers to a question, or in a segment, for an estimate. */
export const minAnswers = 30;

/** Minimum number of agents at which the interval of the agents alone is not called rough. */
export const minAgents = 30;

/**
 * Minimum number of yes and of no answers for an estimate with agents. With fewer, Wilson's interval of the
 * answers alone is used.
 */
export const minEvents = 5;

/** Minimum number of answers at which an interval of skewed amounts has its nominal coverage. */
export const minSkewedAnswers = 400;

/** Maximum skewness of real answers that do not count as skewed amounts. */
export const maxSkewness = 1.5;

/** Up to this number of answers, uninformative agents reduce precision somewhat. */
export const costlyAnswers = 50;

/** The number of bins in a reliability chart. */
export const reliabilityBins = 10;

/** Maximum number of values of a column by which respondents and others are compared. */
export const maxColumnValues = 20;

/**
 * Maximum correlation of agents with their people that is plausible: answers to questions about attitudes correlate by
 * 0.7 to 0.9 with those that the same people give weeks later.
 */
export const maxPlausibleCorrelation = 0.95;
