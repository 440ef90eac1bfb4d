import { describe, expect, it } from "vitest";
import { checkStatechart, type StatechartDefinition, socialChart } from "../index.js";

const states = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { description: name }]));
const way = (from: string, to: string, more = {}) => ({ from, trigger: "go", to, ...more });

describe("the check of a chart", () => {
  it("finds nothing in the social chart", () => {
    expect(checkStatechart(socialChart)).toEqual([]);
  });

  const odd: [title: string, StatechartDefinition["transitions"], found: object[]][] = [
    [
      "a state that cannot be reached",
      [way("a", "b"), way("b", "a"), way("c", "a")],
      [{ kind: "unreachable", state: "c" }],
    ],
    [
      "a state that cannot be left",
      [way("a", "b"), way("b", "a"), way("a", "c")],
      [{ kind: "dead-end", state: "c" }],
    ],
    [
      "states with no way back",
      [way("a", "b"), way("b", "c"), way("c", "b")],
      [
        { kind: "no-way-back", state: "b" },
        { kind: "no-way-back", state: "c" },
      ],
    ],
    [
      "a transition that is listed twice",
      [way("a", "b"), way("b", "c"), way("c", "a"), way("a", "b")],
      [{ kind: "duplicate", state: "a", transition: 3 }],
    ],
    [
      "a transition that an earlier one makes idle",
      [way("a", "b"), way("b", "c"), way("c", "a"), way("a", "b", { guard: "g" })],
      [{ kind: "shadowed", state: "a", transition: 3 }],
    ],
    [
      "nothing where guards differ",
      [way("a", "b", { guard: "g" }), way("a", "b"), way("b", "c"), way("c", "a")],
      [],
    ],
  ];

  it.each(odd)("finds %s", (_, transitions, found) => {
    const findings = checkStatechart({ id: "x", initial: "a", states: states("a", "b", "c"), transitions });
    expect(findings).toMatchObject(found);
    expect(findings).toHaveLength(found.length);
  });
});
