import type { FireResult, GuardError } from "../chart/fire-result.js";
import { type CompiledTransition, passes } from "./guarded-transition.js";

/** All transitions from a state on one trigger. */
export interface TransitionRow<Context> {
  readonly transitions: readonly CompiledTransition<Context>[];
  /** The targets, ignoring guards, without duplicates, in order. */
  readonly targets: readonly string[];
  /** The result of firing if no guard is involved; created once. */
  readonly fixed: FireResult<string, Context> | null;
}

const noErrors: readonly GuardError[] = Object.freeze([]);

export function noTransition<Context>(): FireResult<string, Context> {
  return Object.freeze({ kind: "none", guardErrors: noErrors });
}

export function compileRow<Context>(
  transitions: readonly CompiledTransition<Context>[],
): TransitionRow<Context> {
  const targets = Object.freeze([...new Set(transitions.map(({ definition }) => definition.to))]);
  const guarded = transitions.some(({ guard }) => guard !== null);
  return { transitions, targets, fixed: guarded ? null : resultOf(transitions, noErrors) };
}

/** Fires a row, calling its guards. */
export function fireRow<Context>(
  { transitions }: TransitionRow<Context>,
  context: Context,
): FireResult<string, Context> {
  const errors: GuardError[] = [];
  const open = transitions.filter((transition) => passes(transition, context, errors));
  return resultOf(open, errors.length === 0 ? noErrors : errors);
}

function resultOf<Context>(
  open: readonly CompiledTransition<Context>[],
  guardErrors: readonly GuardError[],
): FireResult<string, Context> {
  const firstTo = new Map<string, CompiledTransition<Context>>();
  for (const transition of open) {
    if (!firstTo.has(transition.definition.to)) firstTo.set(transition.definition.to, transition);
  }
  const [first] = firstTo.values();
  if (first === undefined) return Object.freeze({ kind: "none", guardErrors });
  if (firstTo.size === 1) {
    const { definition, action } = first;
    return Object.freeze({
      kind: "moved",
      target: definition.to,
      transition: definition,
      action,
      guardErrors,
    });
  }
  return Object.freeze({
    kind: "ambiguous",
    options: Object.freeze([...firstTo.keys()]),
    transitions: Object.freeze([...firstTo.values()].map(({ definition }) => definition)),
    guardErrors,
  });
}
