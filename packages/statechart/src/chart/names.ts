import type { StatechartDefinition } from "./definition.js";

type TransitionIn<Definition extends StatechartDefinition> = Definition["transitions"][number];

/** Whether a chart was defined as a const, so that the compiler knows its names. */
type IsConst<Definition extends StatechartDefinition> = string extends TransitionIn<Definition>["from"]
  ? false
  : true;

/** The states of a chart. */
export type StateOf<Definition extends StatechartDefinition> = keyof Definition["states"] & string;

/** The triggers of a state; any string for a chart whose names the compiler does not know. */
export type TriggerOf<Definition extends StatechartDefinition, State extends string> =
  IsConst<Definition> extends true
    ? Extract<TransitionIn<Definition>, { readonly from: State }>["trigger"]
    : string;

/** The guards that a chart names. */
export type GuardOf<Definition extends StatechartDefinition> = NameIn<TransitionIn<Definition>, "guard">;

/** The actions that a chart names. */
export type ActionOf<Definition extends StatechartDefinition> = NameIn<TransitionIn<Definition>, "action">;

type NameIn<Transition, Key extends string> = Transition extends { readonly [K in Key]?: infer Name }
  ? Extract<Name, string>
  : never;
