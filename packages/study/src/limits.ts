/** Number of individual decisions shown for each message in a report. */
export const decisionsShown = 5;

/** Maximum number of answers that the analyst and the copilot request for one value. */
export const maxAttempts = 3;

/** Number of requests of the copilot: a plan, four specialists, a synthesis. */
export const copilotSteps = 6;
