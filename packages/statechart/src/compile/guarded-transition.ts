import type { TransitionDefinition } from "../chart/definition.js";
import type { GuardError, NamedAction } from "../chart/fire-result.js";

/** A transition with its functions resolved. */
export interface CompiledTransition<Context> {
  readonly definition: TransitionDefinition;
  readonly guard: ((context: Context) => boolean) | null;
  readonly action: NamedAction<Context> | null;
}

/** Calls the guard of a transition. If the guard throws, the result is false, and the error is added to `errors`. */
export function passes<Context>(
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
