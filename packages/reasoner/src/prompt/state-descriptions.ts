import { socialChart } from "@concordat/statechart";

/** The meaning of the states of the social chart, as it is described to the model. */
export const stateDescriptions: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(socialChart.states).map(([state, { description }]) => [state, description]),
);
