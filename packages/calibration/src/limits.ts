/** The share of intervals that hold the true value. */
export const confidence = 0.95;

/** Minimum number of real answers to a question, or in a segment: with fewer nothing is estimated. */
export const minAnswers = 30;

/** Minimum number of yes and of no answers with which agents are used: with fewer the interval is Wilson's of the answers alone. */
export const minEvents = 5;

/** Below this number of answers an interval of skewed amounts holds less often than it says. */
export const minSkewedAnswers = 400;

/** Amounts count as skewed from this skewness of the real answers on. */
export const maxSkewness = 1.5;

/** Up to this number of answers, agents that know nothing cost some precision. */
export const costlyAnswers = 50;

/** The width of the bins of a reliability chart. */
export const reliabilityBins = 10;

/** Maximum number of values of a column of which the answered and the others are compared. */
export const maxColumnValues = 20;
