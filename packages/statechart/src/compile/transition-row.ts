import type { TransitionDefinition } from "../chart/definition.js";
import type { FireResult, GuardError, NamedAction } from "../chart/fire-result.js";

/** One way out of a state, with its functions found. */
export interface CompiledTransition<Context> {
  readonly definition: TransitionDefinition;
  readonly guard: ((context: Context) => boolean) | null;
  readonly action: NamedAction<Context> | null;
}

/** All ways out of a state on one trigger. */
export interface TransitionRow<Context> {
  readonly transitions: readonly CompiledTransition<Context>[];
  /** The targets, guards ignored, each once, in order. */
  readonly targets: readonly string[];
  /** What firing gives when no guard has a say in it; made once. */
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

/** What firing a row gives, with its guards asked. */
export function fireRow<Context>(
  { transitions }: TransitionRow<Context>,
  context: Context,
): FireResult<string, Context> {
  const errors: GuardError[] = [];
  const open = transitions.filter((transition) => passes(transition, context, errors));
  return resultOf(open, errors.length === 0 ? noErrors : errors);
}

function passes<Context>(
  { definition, guard }: CompiledTransition<Context>,
  context: Context,
  errors: GuardError[],
): boolean {
  if (guard === null) return true;
  try {
    return guard(context);
  } catch (error) {
    errors.push({ guard: definition.guard ?? "", transition: definition, error });
    return false;
  }
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
