import type {
  ActionOf,
  AgentState,
  FireResult,
  GuardError,
  GuardOf,
  MovableAgent,
  NamedAction,
  Statechart,
  StatechartDefinition,
  StatechartFinding,
  StatechartFunctions,
  StateDefinition,
  StateOf,
  socialChart,
  TransitionDefinition,
  TriggerOf,
  XStateConfig,
} from "@concordat/statechart";
import { expectTypeOf, it } from "vitest";

interface Door {
  readonly id: "door";
  readonly initial: "closed";
  readonly states: { readonly closed: StateDefinition; readonly open: StateDefinition };
  readonly transitions: readonly [
    { readonly from: "closed"; readonly trigger: "push"; readonly to: "open"; readonly guard: "unlocked" },
    { readonly from: "open"; readonly trigger: "pull"; readonly to: "closed"; readonly action: "slam" },
  ];
}

it("states, triggers, guards and actions are known by name", () => {
  expectTypeOf<Door>().toExtend<StatechartDefinition>();
  expectTypeOf<StateOf<Door>>().toEqualTypeOf<"closed" | "open">();
  expectTypeOf<TriggerOf<Door, "closed">>().toEqualTypeOf<"push">();
  expectTypeOf<TriggerOf<StatechartDefinition, string>>().toEqualTypeOf<string>();
  expectTypeOf<GuardOf<Door>>().toEqualTypeOf<"unlocked">();
  expectTypeOf<ActionOf<Door>>().toEqualTypeOf<"slam">();
  expectTypeOf<typeof socialChart>().toExtend<StatechartDefinition>();
  expectTypeOf<StateDefinition>().toEqualTypeOf<{ readonly description: string }>();
});

it("the functions of guards and actions stand under the names that the chart knows", () => {
  expectTypeOf<{
    guards: { unlocked: () => boolean };
    actions: { slam: () => void };
  }>().toExtend<StatechartFunctions<Door, null>>();
  expectTypeOf<{ guards: { unlockd: () => boolean } }>().not.toExtend<StatechartFunctions<Door, null>>();
});

it("firing moves, leaves several states open, or does nothing", () => {
  expectTypeOf<ReturnType<Statechart<Door, null>["fire"]>>().toEqualTypeOf<
    FireResult<"closed" | "open", null>
  >();
  type Fired = FireResult<"closed" | "open", null>;
  expectTypeOf<Fired["kind"]>().toEqualTypeOf<"moved" | "ambiguous" | "none">();
  expectTypeOf<Extract<Fired, { kind: "moved" }>["action"]>().toEqualTypeOf<NamedAction<null> | null>();
  expectTypeOf<Fired["guardErrors"]>().toEqualTypeOf<readonly GuardError[]>();
  expectTypeOf<GuardError["transition"]>().toEqualTypeOf<TransitionDefinition>();
  expectTypeOf<keyof TransitionDefinition>().toEqualTypeOf<"from" | "trigger" | "to" | "guard" | "action">();
});

it("an agent is moved through the states of the social agents' chart", () => {
  expectTypeOf<AgentState>().toEqualTypeOf<StateOf<typeof socialChart>>();
  expectTypeOf<MovableAgent>().toEqualTypeOf<{ state: AgentState }>();
  expectTypeOf<{ state: string }>().not.toExtend<MovableAgent>();
});

it("findings and exports are data", () => {
  expectTypeOf<StatechartFinding["kind"]>().toEqualTypeOf<
    "unreachable" | "dead-end" | "no-way-back" | "duplicate" | "shadowed"
  >();
  expectTypeOf<XStateConfig["initial"]>().toEqualTypeOf<string>();
});
