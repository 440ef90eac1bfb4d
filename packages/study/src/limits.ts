/** Single decisions that a report shows of each message. */
export const decisionsShown = 5;

/** Maximum number of answers that are asked for one value: by the analyst and by the copilot. */
export const maxAttempts = 3;

/** What the copilot requests: a plan, four specialists, a synthesis. */
export const copilotSteps = 6;
