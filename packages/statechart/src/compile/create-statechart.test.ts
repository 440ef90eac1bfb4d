import { readFileSync } from "node:fs";
import type { Statechart as StatechartDocument } from "@concordat/contracts/statechart";
import { statechart } from "@concordat/contracts/statechart";
import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createStatechart, type StatechartDefinition, socialChart, UnknownTriggerError } from "../index.js";
import { anyChart, anyTriggers } from "../testing/charts.js";

const social = createStatechart(socialChart);

const door = {
  id: "door",
  initial: "closed",
  states: {
    open: { description: "open" },
    closed: { description: "closed" },
    locked: { description: "locked" },
  },
  transitions: [
    { from: "closed", trigger: "turn", to: "locked", guard: "has_key", action: "log" },
    { from: "closed", trigger: "turn", to: "open", guard: "is_strong" },
    { from: "open", trigger: "pull", to: "closed" },
  ],
} as const satisfies StatechartDefinition;

interface Visitor {
  readonly key: boolean;
  readonly strong: boolean;
}

const logged: Visitor[] = [];
const chart = createStatechart<typeof door, Visitor>(door, {
  guards: { has_key: ({ key }) => key, is_strong: ({ strong }) => strong },
  actions: { log: (visitor) => void logged.push(visitor) },
});

describe("the social chart", () => {
  it("is the one in the schemas' examples, and keeps its contract", () => {
    const file = new URL("../../../../schemas/examples/social-chart.json", import.meta.url);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(socialChart);
    expect(statechart.validate(socialChart)).toEqual([]);
  });

  it.each([
    ["idle", "start_browsing", ["scrolling"]],
    ["scrolling", "sees_post", ["evaluating"]],
    ["scrolling", "feed_empty", ["resting"]],
    [
      "evaluating",
      "decides",
      ["composing", "engaging_like", "engaging_reply", "engaging_reshare", "scrolling"],
    ],
    ["composing", "finishes_composing", ["scrolling"]],
    ["engaging_reshare", "finishes_engaging", ["scrolling"]],
    ["resting", "rested", ["idle"]],
    ["resting", "timeout", ["idle"]],
  ] as const)("leads from %s on %s to %j", (state, trigger, targets) => {
    const byName = createStatechart<StatechartDefinition>(socialChart);
    expect(byName.validTargets(state, trigger)).toEqual(targets);
  });

  it("knows no time-out in idle", () => {
    expect(social.validTriggers("idle")).toEqual(["start_browsing"]);
  });

  it("is ambiguous where an agent decides, and nowhere else", () => {
    const ambiguous = Object.keys(socialChart.states).flatMap((state) => {
      const byName = createStatechart<StatechartDefinition>(socialChart);
      return byName
        .validTriggers(state)
        .filter((trigger) => byName.fire(state, trigger, undefined).kind === "ambiguous");
    });
    expect(ambiguous).toEqual(["decides"]);
    expect(social.fire("evaluating", "decides")).toMatchObject({
      options: ["composing", "engaging_like", "engaging_reply", "engaging_reshare", "scrolling"],
      transitions: { length: 5 },
    });
  });
});

describe("firing", () => {
  it("moves where one guard passes, and gives the action to run without running it", () => {
    const result = chart.fire("closed", "turn", { key: true, strong: false });
    expect(result).toMatchObject({
      kind: "moved",
      target: "locked",
      action: { name: "log" },
      guardErrors: [],
    });
    expect(logged).toEqual([]);
    if (result.kind === "moved") result.action?.run({ key: true, strong: false });
    expect(logged).toHaveLength(1);
  });

  it("is ambiguous where guards to different targets pass, and none where none does", () => {
    expect(chart.fire("closed", "turn", { key: true, strong: true })).toMatchObject({
      kind: "ambiguous",
      options: ["locked", "open"],
    });
    expect(chart.fire("closed", "turn", { key: false, strong: false })).toMatchObject({ kind: "none" });
    expect(chart.enabledTargets("closed", "turn", { key: true, strong: true })).toEqual(["locked", "open"]);
    expect(chart.validTargets("closed", "turn")).toEqual(["locked", "open"]);
  });

  it("reports a guard that throws, and counts it as not passed", () => {
    const error = new Error("no such visitor");
    const broken = createStatechart<typeof door, Visitor>(door, {
      guards: {
        has_key: () => {
          throw error;
        },
        is_strong: () => true,
      },
      actions: { log: () => undefined },
    });
    expect(broken.fire("closed", "turn", { key: true, strong: true })).toMatchObject({
      kind: "moved",
      target: "open",
      guardErrors: [{ guard: "has_key", transition: door.transitions[0], error }],
    });
  });

  it("gives the very same object each time where no guard has a say: nothing is allocated", () => {
    expect(social.fire("idle", "start_browsing")).toBe(social.fire("idle", "start_browsing"));
    expect(social.fire("evaluating", "decides")).toBe(social.fire("evaluating", "decides"));
  });

  it("takes two ways to one target for one", () => {
    const twice = createStatechart<StatechartDefinition>({
      ...door,
      transitions: [door.transitions[2], door.transitions[2]],
    });
    expect(twice.fire("open", "pull", undefined)).toMatchObject({ kind: "moved", target: "closed" });
  });
});

describe("a chart that cannot be used", () => {
  it("is refused with everything that is wrong, at once", () => {
    const broken: StatechartDefinition = {
      id: "broken",
      initial: "nowhere",
      states: { here: { description: "here" } },
      transitions: [{ from: "there", trigger: "go", to: "gone", guard: "toString", action: "shout" }],
    };
    expect(() => createStatechart(broken)).toThrowError(
      expect.objectContaining({
        chart: "broken",
        problems: [
          'initial: there is no state "nowhere"',
          'transitions[0] (there on go) comes from "there", which is not a state',
          'transitions[0] (there on go) leads to "gone", which is not a state',
          "transitions[0] (there on go) needs the guard toString, which is not given",
          "transitions[0] (there on go) needs the action shout, which is not given",
        ],
      }),
    );
  });

  it("names chart, state and trigger when it is asked about a state it has not", () => {
    const byName = createStatechart<StatechartDefinition>(socialChart);
    expect(() => byName.fire("constructor", "decides", undefined)).toThrow(
      /statechart social-agent has no state "constructor", in which decides was to be fired; there are idle/,
    );
  });

  it("names chart and triggers when it is asked about a trigger it has not", () => {
    const byName = createStatechart<StatechartDefinition>(socialChart);
    const refusal = /statechart social-agent has no trigger "decide"; there are start_browsing, sees_post,/;
    expect(() => byName.fire("evaluating", "decide", undefined)).toThrow(refusal);
    expect(() => byName.validTargets("evaluating", "decide")).toThrow(refusal);
    expect(() => byName.enabledTargets("evaluating", "decide", undefined)).toThrow(UnknownTriggerError);
  });
});

describe("any chart", () => {
  it("has the targets that its data says, in their order", () => {
    fc.assert(
      fc.property(anyChart, (definition) => {
        const any = createStatechart<StatechartDefinition>(definition);
        for (const state of Object.keys(definition.states)) {
          for (const trigger of ["go", "stop", "constructor", "unknown"]) {
            const ways = definition.transitions.filter(
              (way) => way.from === state && way.trigger === trigger,
            );
            if (definition.transitions.some((way) => way.trigger === trigger)) {
              expect(any.validTargets(state, trigger)).toEqual([...new Set(ways.map(({ to }) => to))]);
            } else expect(() => any.validTargets(state, trigger)).toThrow(UnknownTriggerError);
          }
        }
      }),
    );
  });

  it("never changes, and a walk never leaves it", () => {
    fc.assert(
      fc.property(anyChart, anyTriggers, (definition, triggers) => {
        const before = JSON.stringify(definition);
        const any = createStatechart<StatechartDefinition>(definition);
        let state: string = any.initial;
        const known = new Set(definition.transitions.map(({ trigger }) => trigger));
        for (const trigger of triggers) {
          if (!known.has(trigger)) {
            expect(() => any.fire(state, trigger, undefined)).toThrow(UnknownTriggerError);
            continue;
          }
          const result = any.fire(state, trigger, undefined);
          if (result.kind === "moved") state = result.target;
          if (result.kind === "ambiguous") state = result.options.at(-1) ?? state;
          expect(Object.hasOwn(definition.states, state)).toBe(true);
        }
        expect(JSON.stringify(definition)).toBe(before);
      }),
    );
  });
});

describe("types", () => {
  it("follow the data", () => {
    expectTypeOf(social.initial).toEqualTypeOf<keyof (typeof socialChart)["states"]>();
    // @ts-expect-error in idle an agent cannot see a post
    expect(social.fire("idle", "sees_post")).toMatchObject({ kind: "none" });
    // @ts-expect-error these guards are asked about a visitor
    expect(() => chart.fire("closed", "turn")).not.toThrow();
    // @ts-expect-error there is no such state
    expect(() => social.fire("asleep", "timeout", undefined)).toThrow(/no state "asleep"/);
    const guards = { has_key: () => true };
    const actions = { log: () => undefined };
    // @ts-expect-error a guard that the chart names is not given
    expect(() => createStatechart<typeof door, Visitor>(door, { guards, actions })).toThrow(/is_strong/);
  });

  it("fit the contract's", () => {
    expectTypeOf<StatechartDocument>().toExtend<StatechartDefinition>();
  });
});
