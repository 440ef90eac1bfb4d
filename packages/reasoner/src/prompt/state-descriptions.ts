import { socialChart } from "@concordat/statechart";

/** The meaning of the states of the social chart, in the words for the model. */
export const stateDescriptions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(socialChart.states).map(([state, { description }]) => [state, description]),
);
