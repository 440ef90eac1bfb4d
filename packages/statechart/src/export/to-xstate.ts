import { assertDefinition } from "../chart/assert-definition.js";
import type { StatechartDefinition } from "../chart/definition.js";

/**
 * A chart as the configuration of an XState 5 machine. If several targets are enabled, XState takes the
 * first.
 */
export interface XStateConfig {
  /** The machine's id. */
  readonly id: string;
  /** The subject of the machine. */
  readonly description?: string;
  /** The initial state. */
  readonly initial: string;
  /** The states by name. */
  readonly states: Readonly<Record<string, XStateNode>>;
}

interface XStateNode {
  readonly description: string;
  readonly on: Readonly<Record<string, readonly XStateTransition[]>>;
}

interface XStateTransition {
  readonly target: string;
  readonly guard?: string;
  readonly actions?: string;
}

/** Converts a chart to the configuration of an XState machine. */
export function toXState(definition: StatechartDefinition): XStateConfig {
  assertDefinition(definition);
  const { id, description, initial, states, transitions } = definition;
  const node = ([name, state]: [string, { readonly description: string }]): [string, XStateNode] => {
    const leaving = transitions.filter(({ from }) => from === name);
    const triggers = [...new Set(leaving.map(({ trigger }) => trigger))];
    const on = triggers.map((trigger) => [
      trigger,
      leaving.filter((way) => way.trigger === trigger).map(toTransition),
    ]);
    return [name, { description: state.description, on: Object.fromEntries(on) }];
  };
  return {
    id,
    ...(description === undefined ? {} : { description }),
    initial,
    states: Object.fromEntries(Object.entries(states).map(node)),
  };
}

function toTransition({ to, guard, action }: StatechartDefinition["transitions"][number]): XStateTransition {
  return {
    target: to,
    ...(guard === undefined ? {} : { guard }),
    ...(action === undefined ? {} : { actions: action }),
  };
}
