import type { TransitionDefinition } from "./definition.js";

/** A guard that threw. It counts as not passed, and is never passed over in silence. */
export interface GuardError {
  /** The guard's name. */
  readonly guard: string;
  /** The transition that it guards. */
  readonly transition: TransitionDefinition;
  /** The error that it threw. */
  readonly error: unknown;
}

/** Something for the caller to do; the chart never does it itself. */
export interface NamedAction<Context> {
  /** The action's name in the chart. */
  readonly name: string;
  /** The function that was given for it. */
  readonly run: (context: Context) => void;
}

interface ResultBase {
  /** Guards that threw while this was found out; usually empty. */
  readonly guardErrors: readonly GuardError[];
}

/** The result of a trigger in a state. The chart itself never changes. */
export type FireResult<State extends string, Context> =
  /** One target is open. */
  | (ResultBase & {
      readonly kind: "moved";
      readonly target: State;
      readonly transition: TransitionDefinition;
      readonly action: NamedAction<Context> | null;
    })
  /** No transition is open. */
  | (ResultBase & { readonly kind: "none" })
  /** Two or more different targets are open, in the order of the definition. */
  | (ResultBase & {
      readonly kind: "ambiguous";
      readonly options: readonly State[];
      /** The first open transition to each option. */
      readonly transitions: readonly TransitionDefinition[];
    });
