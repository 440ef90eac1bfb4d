import type { StatechartDefinition } from "../chart/definition.js";

/** Lists the names that a definition uses but does not define, and those without a function. */
export function definitionProblems(
  definition: StatechartDefinition,
  guards: Readonly<Record<string, unknown>>,
  actions: Readonly<Record<string, unknown>>,
): string[] {
  const { initial, states, transitions } = definition;
  const has = (state: string): boolean => Object.hasOwn(states, state);
  const given = (table: Readonly<Record<string, unknown>>, name: string): boolean =>
    Object.hasOwn(table, name) && typeof table[name] === "function";
  return [
    ...(Object.keys(states).length === 0 ? ["it has no states"] : []),
    ...(has(initial) ? [] : [`initial: there is no state ${JSON.stringify(initial)}`]),
    ...transitions.flatMap(({ from, trigger, to, guard, action }, index) => {
      const where = `transitions[${index}] (${from} on ${trigger})`;
      return [
        ...(has(from) ? [] : [`${where} comes from ${JSON.stringify(from)}, which is not a state`]),
        ...(has(to) ? [] : [`${where} leads to ${JSON.stringify(to)}, which is not a state`]),
        ...(guard === undefined || given(guards, guard)
          ? []
          : [`${where} needs the guard ${guard}, which is not given`]),
        ...(action === undefined || given(actions, action)
          ? []
          : [`${where} needs the action ${action}, which is not given`]),
      ];
    }),
  ];
}
