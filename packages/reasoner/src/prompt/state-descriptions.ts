import { socialChart } from "@concordat/statechart";

/** What the states of the social chart mean, in the words that a model is shown. */
export const stateDescriptions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(socialChart.states).map(([state, { description }]) => [state, description]),
);
