import type { StatechartDefinition } from "../chart/definition.js";
import type { FireResult } from "../chart/fire-result.js";
import type { StateOf } from "../chart/names.js";
import { createStatechart } from "../compile/create-statechart.js";
import { socialChart } from "./social-chart.js";

/** A state of the social agents' chart. */
export type AgentState = StateOf<typeof socialChart>;

/** Any object with a state of the social agents' chart, such as a `SocialAgent`. */
export interface MovableAgent {
  /** The state that the agent is in. */
  state: AgentState;
}

/** The chart without the types of its names; the triggers of a state are checked when one is fired. */
const chart = createStatechart<StatechartDefinition>(socialChart);

/**
 * Fires a trigger in the social agents' statechart. If exactly one target state is enabled, the agent moves to it. If
 * several are enabled, the agent stays, and a reasoner can pick one of `options`. If none is enabled, the agent stays.
 * @throws {RangeError} when the agent has no state, or the trigger is not a string
 * @throws {UnknownStateError} when the chart does not have the agent's state
 * @throws {UnknownTriggerError} when no transition of the chart has the trigger
 * @example
 * const agent = new SocialAgent({ profile, client });
 * fire(agent, "start_browsing"); // { kind: "moved", target: "scrolling", … }
 * agent.state; // "scrolling"
 */
export function fire(agent: MovableAgent, trigger: string): FireResult<string, void> {
  if (typeof agent !== "object" || agent === null || typeof agent.state !== "string") {
    throw new RangeError(
      "agent must be an object with a state of the social agents' chart, such as a SocialAgent",
    );
  }
  if (typeof trigger !== "string") throw new RangeError(`trigger must be a string, but is ${typeof trigger}`);
  const fired = chart.fire(agent.state, trigger, undefined);
  if (fired.kind === "moved" && isAgentState(fired.target)) agent.state = fired.target;
  return fired;
}

function isAgentState(name: string): name is AgentState {
  return Object.hasOwn(socialChart.states, name);
}
