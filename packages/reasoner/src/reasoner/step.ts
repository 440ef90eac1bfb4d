import {
  checkOptions,
  checkValue,
  isRecord,
  type Rule,
  type Rules,
  required,
} from "@concordat/contracts/options";
import type { FireResult, Statechart, StatechartDefinition, StateOf, TriggerOf } from "@concordat/statechart";
import { inputRules, reasonerRule } from "./input-rules.js";
import type { ReasonInput } from "./reason-input.js";
import type { Reasoned } from "./reasoned.js";
import type { Reasoner } from "./reasoner.js";

/** The input of a step, other than the chart and the reasoner. */
export interface StepInput<
  Definition extends StatechartDefinition,
  State extends StateOf<Definition>,
  Context,
> extends Pick<ReasonInput, "agent" | "history" | "signal"> {
  /** The state that the chart is in. */
  readonly state: State;
  /** The trigger. */
  readonly trigger: TriggerOf<Definition, State>;
  /** The context for guards. */
  readonly guardContext: Context;
  /** The situation shown to the model, such as a post. */
  readonly context?: unknown;
}

/** A step of a walk: the next states according to the chart and, if there are several, the choice. */
export interface Step<State extends string, Context> {
  /** The state after the step; unchanged if no transition was enabled. */
  readonly state: State;
  /** The result of the chart. */
  readonly fired: FireResult<State, Context>;
  /** The reasoner's choice; `null` if the chart allows only one state. */
  readonly reasoned: Reasoned<State> | null;
}

const { agent, history, signal, currentState, trigger, context } = inputRules;

const stepRules: Rules<StepInput<StatechartDefinition, string, unknown>> = {
  agent,
  history,
  signal,
  state: { ...currentState, aliases: ["current_state", "currentState", "from"] },
  trigger,
  guardContext: context,
  context,
};

const chartRule: Rule = required({
  message: "must be a chart, such as createStatechart() gives",
  test: (value) => isRecord(value) && typeof value.fire === "function",
});

/**
 * Fires a trigger. Asks the reasoner only if the chart is ambiguous.
 * @throws {RangeError} when an argument is missing, unknown or invalid
 * @throws {ReasonerError} when the signal was aborted, the model does not exist, the prompt does not fit, or a replay
 * has no answer
 */
export async function step<
  Definition extends StatechartDefinition,
  State extends StateOf<Definition>,
  Context,
>(
  chart: Statechart<Definition, Context>,
  reasoner: Reasoner,
  input: StepInput<Definition, State, Context>,
): Promise<Step<StateOf<Definition>, Context>> {
  checkValue(chart, chartRule, "chart");
  checkValue(reasoner, reasonerRule, "reasoner");
  checkOptions(input, stepRules);
  const { state, trigger, guardContext, ...rest } = input;
  const fired = chart.fire(state, trigger, guardContext);
  if (fired.kind === "none") return { state, fired, reasoned: null };
  if (fired.kind === "moved") return { state: fired.target, fired, reasoned: null };
  const { id, states } = chart.definition;
  const reasoned = await reasoner.reason<StateOf<Definition>>({
    ...rest,
    chart: id,
    currentState: state,
    trigger,
    options: fired.options,
    descriptions: Object.fromEntries(
      Object.entries(states).map(([name, { description }]) => [name, description]),
    ),
  });
  return { state: reasoned.state, fired, reasoned };
}
