/** The tasks of users by which the help groups the commands, in this order. */
export const userJobs = {
  ask: "Ask a model for a checked answer:",
  check: "Read and check what a model wrote:",
  simulate: "Simulate an audience:",
  decide: "Decide and analyze:",
  serve: "Set up:",
} as const;

export type UserJob = keyof typeof userJobs;
