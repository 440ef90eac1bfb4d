import type { TransitionDefinition } from "./definition.js";

/** An error that a guard threw. The guard's result is treated as false, and the error is always reported. */
export interface GuardError {
  /** The guard's name. */
  readonly guard: string;
  /** The transition of the guard. */
  readonly transition: TransitionDefinition;
  /** The error that the guard threw. */
  readonly error: unknown;
}

/** An action for the caller to run; the chart never runs it. */
export interface NamedAction<Context> {
  /** The action's name in the chart. */
  readonly name: string;
  /** The function provided for it. */
  readonly run: (context: Context) => void;
}

interface ResultBase {
  /** Guards that threw while the result was computed; usually empty. */
  readonly guardErrors: readonly GuardError[];
}

/** The result of a trigger in a state. The chart itself never changes. */
export type FireResult<State extends string, Context> =
  /** One target is enabled. */
  | (ResultBase & {
      readonly kind: "moved";
      readonly target: State;
      readonly transition: TransitionDefinition;
      readonly action: NamedAction<Context> | null;
    })
  /** No transition is enabled. */
  | (ResultBase & { readonly kind: "none" })
  /** Two or more different targets are enabled, in the order of the definition. */
  | (ResultBase & {
      readonly kind: "ambiguous";
      readonly options: readonly State[];
      /** The first enabled transition to each option. */
      readonly transitions: readonly TransitionDefinition[];
    });
