import { assertDefinition } from "../chart/assert-definition.js";
import type { StatechartDefinition, TransitionDefinition } from "../chart/definition.js";
import { StatechartDefinitionError, UnknownStateError, UnknownTriggerError } from "../chart/errors.js";
import type { FireResult } from "../chart/fire-result.js";
import type { ActionOf, GuardOf, StateOf, TriggerOf } from "../chart/names.js";
import { checkFunctions } from "./check-functions.js";
import { definitionProblems } from "./definition-problems.js";
import type { CompiledTransition } from "./guarded-transition.js";
import { compileRow, fireRow, noTransition, type TransitionRow } from "./transition-row.js";

/** The functions that a chart names. */
export interface StatechartFunctions<Definition extends StatechartDefinition, Context> {
  /** The guards by name; a transition whose guard fails is not enabled. */
  readonly guards?: Readonly<Record<GuardOf<Definition>, (context: Context) => boolean>>;
  /** The actions by name. */
  readonly actions?: Readonly<Record<ActionOf<Definition>, (context: Context) => void>>;
}

/** A compiled chart. It has no current state: it computes the transitions from a given state. */
export interface Statechart<Definition extends StatechartDefinition, Context> {
  /** The definition of the chart. */
  readonly definition: Definition;
  /** The initial state of a walk. */
  readonly initial: StateOf<Definition>;
  /** Returns the triggers of a state's transitions, without duplicates, in the order of the definition. */
  validTriggers<State extends StateOf<Definition>>(state: State): readonly TriggerOf<Definition, State>[];
  /** Returns the targets of a trigger, regardless of guards, without duplicates, in the order of the definition. */
  validTargets<State extends StateOf<Definition>>(
    state: State,
    trigger: TriggerOf<Definition, State>,
  ): readonly StateOf<Definition>[];
  /** Returns the targets whose guards pass. A guard that throws does not pass; `fire` reports it. */
  enabledTargets<State extends StateOf<Definition>>(
    state: State,
    trigger: TriggerOf<Definition, State>,
    context: Context,
  ): readonly StateOf<Definition>[];
  /** Returns the result of a trigger in a state. Changes no state and runs no action. */
  fire<State extends StateOf<Definition>>(
    state: State,
    trigger: TriggerOf<Definition, State>,
    context: Context,
  ): FireResult<StateOf<Definition>, Context>;
}

type Rows<Context> = Readonly<Record<string, Readonly<Record<string, TransitionRow<Context>>>>>;

/**
 * Compiles a chart to tables.
 * @throws {RangeError} when `functions` contains anything but guards and actions
 * @throws {StatechartDefinitionError} with all unknown states and missing functions
 * @throws {UnknownStateError} from the chart's members, when a caller passes a state that the chart does not have
 * @throws {UnknownTriggerError} likewise, when no transition of the chart has the trigger
 * @example
 * const chart = createStatechart(socialChart);
 * chart.fire("idle", "start_browsing"); // { kind: "moved", target: "scrolling", … }
 */
export function createStatechart<const Definition extends StatechartDefinition, Context = void>(
  definition: Definition,
  functions: StatechartFunctions<Definition, Context> = {},
): Statechart<Definition, Context> {
  type State = StateOf<Definition>;
  assertDefinition(definition);
  checkFunctions(functions);
  const guards: Readonly<Record<string, (context: Context) => boolean>> = functions.guards ?? {};
  const actions: Readonly<Record<string, (context: Context) => void>> = functions.actions ?? {};
  const problems = definitionProblems(definition, guards, actions);
  if (problems.length > 0) throw new StatechartDefinitionError(definition.id, problems);

  const compiled = definition.transitions.map((transition) => compileTransition(transition, guards, actions));
  const rows: Rows<Context> = compileRows(Object.keys(definition.states), compiled);
  const none = noTransition<Context>();
  const isState = (name: string): name is State => Object.hasOwn(definition.states, name);
  const rowsOf = (state: string, trigger: string | null): Rows<Context>[string] => {
    const found = rows[state];
    if (found === undefined) throw new UnknownStateError(definition.id, state, trigger, Object.keys(rows));
    return found;
  };
  const triggers: ReadonlySet<string> = new Set(definition.transitions.map(({ trigger }) => trigger));
  const rowOf = (state: string, trigger: string): TransitionRow<Context> | undefined => {
    const row = rowsOf(state, trigger)[trigger];
    if (row === undefined && !triggers.has(trigger)) {
      throw new UnknownTriggerError(definition.id, trigger, [...triggers]);
    }
    return row;
  };
  const fireByName = (state: string, trigger: string, context: Context): FireResult<string, Context> => {
    const row = rowOf(state, trigger);
    return row === undefined ? none : (row.fixed ?? fireRow(row, context));
  };
  return {
    definition,
    initial: definition.initial as State,
    validTriggers: (state) => Object.keys(rowsOf(state, null)) as TriggerOf<Definition, typeof state>[],
    validTargets: (state, trigger) => (rowOf(state, trigger)?.targets ?? []).filter(isState),
    enabledTargets(state, trigger, context) {
      const result = fireByName(state, trigger, context);
      if (result.kind === "none") return [];
      return (result.kind === "moved" ? [result.target] : result.options).filter(isState);
    },
    fire: (state, trigger, context) => fireByName(state, trigger, context) as FireResult<State, Context>,
  };
}

function compileTransition<Context>(
  definition: TransitionDefinition,
  guards: Readonly<Record<string, (context: Context) => boolean>>,
  actions: Readonly<Record<string, (context: Context) => void>>,
): CompiledTransition<Context> {
  const { guard, action } = definition;
  const run = action === undefined ? undefined : actions[action];
  return {
    definition,
    guard: guard === undefined ? null : (guards[guard] ?? null),
    action: action === undefined || run === undefined ? null : Object.freeze({ name: action, run }),
  };
}

/** Builds a table without a prototype, so that inherited names are not found as states or triggers. */
function compileRows<Context>(
  states: readonly string[],
  transitions: readonly CompiledTransition<Context>[],
): Rows<Context> {
  const table: Record<string, Record<string, TransitionRow<Context>>> = Object.create(null);
  for (const state of states) {
    const row: Record<string, TransitionRow<Context>> = Object.create(null);
    const leaving = transitions.filter(({ definition }) => definition.from === state);
    for (const trigger of new Set(leaving.map(({ definition }) => definition.trigger))) {
      row[trigger] = compileRow(leaving.filter(({ definition }) => definition.trigger === trigger));
    }
    table[state] = row;
  }
  return table;
}
