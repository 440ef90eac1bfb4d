/** Number of individual decisions shown for each message in a report. */
export const decisionsShown = 5;

/** Maximum number of attempts of the analyst and the copilot to obtain one valid answer. */
export const maxAttempts = 3;

/** Number of answers that the copilot requests: a plan, four specialists, and a synthesis. */
export const copilotSteps = 6;
