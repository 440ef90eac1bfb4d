import { DOMParser } from "@xmldom/xmldom";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMachine, initialTransition, transition } from "xstate";
import {
  createStatechart,
  type StatechartDefinition,
  socialChart,
  toMermaid,
  toScxml,
  toXState,
} from "../index.js";
import { anyChart, anyTriggers } from "../testing/charts.js";

const hostile: StatechartDefinition = {
  id: 'x"><script>',
  initial: "--> [*]",
  states: { "--> [*]": { description: "--></state>" }, 'say "hi"; #1': { description: "two -- hyphens-" } },
  transitions: [
    { from: "--> [*]", trigger: "a & <b> : c", to: 'say "hi"; #1', guard: "g > 1", action: "it's" },
  ],
};

describe("as an XState machine, a chart", () => {
  it("goes through the same states on any series of triggers", () => {
    fc.assert(
      fc.property(anyChart, anyTriggers, (definition, triggers) => {
        // XState's own objects cannot hold a state called __proto__.
        fc.pre(!Object.hasOwn(definition.states, "__proto__"));
        const chart = createStatechart<StatechartDefinition>(definition);
        const machine = createMachine(toXState(definition) as Parameters<typeof createMachine>[0]);
        let theirs = initialTransition(machine)[0];
        let ours: string = chart.initial;
        const known = new Set(definition.transitions.map(({ trigger }) => trigger));
        for (const type of triggers.filter((trigger) => known.has(trigger))) {
          theirs = transition(machine, theirs, { type })[0];
          const result = chart.fire(ours, type, undefined);
          if (result.kind === "moved") ours = result.target;
          // XState does not know ambiguity: it takes the first.
          if (result.kind === "ambiguous") ours = result.options[0] ?? ours;
          expect(theirs.value).toBe(ours);
        }
      }),
    );
  });

  it("keeps guards and actions by name", () => {
    expect(toXState(hostile).states[hostile.initial]?.on).toEqual({
      "a & <b> : c": [{ target: 'say "hi"; #1', guard: "g > 1", actions: "it's" }],
    });
  });
});

describe("as SCXML, a chart", () => {
  const vocabulary: Readonly<Record<string, readonly string[]>> = {
    scxml: ["xmlns", "version", "name", "initial"],
    state: ["id"],
    transition: ["event", "cond", "target"],
    log: ["label", "expr"],
  };

  function parse(xml: string) {
    const problems: string[] = [];
    const parser = new DOMParser({ onError: (_, message) => void problems.push(String(message)) });
    return { document: parser.parseFromString(xml, "text/xml"), problems };
  }

  it.each([socialChart, hostile])("is well-formed and uses the W3C's vocabulary only ($id)", (definition) => {
    const { document, problems } = parse(toScxml(definition));
    expect(problems).toEqual([]);
    const elements = Array.from(document.getElementsByTagName("*"));
    for (const element of elements) {
      const allowed = vocabulary[element.tagName];
      expect(Array.from(element.attributes).filter(({ name }) => allowed?.includes(name) !== true)).toEqual(
        [],
      );
    }
    const ids = elements
      .filter(({ tagName }) => tagName === "state")
      .map((element) => element.getAttribute("id"));
    const targets = elements.flatMap((element) => element.getAttribute("target") ?? []);
    expect(ids).toHaveLength(Object.keys(definition.states).length);
    expect(targets).toHaveLength(definition.transitions.length);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it("is well-formed whatever its texts hold", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { problems } = parse(
          toScxml({ ...hostile, id: text, states: { ...hostile.states, "--> [*]": { description: text } } }),
        );
        expect(problems).toEqual([]);
      }),
    );
  });
});

describe("as a Mermaid diagram, a chart", () => {
  it("lists its states, its beginning and its transitions", () => {
    const lines = toMermaid(socialChart).split("\n");
    expect(lines.slice(0, 2)).toEqual(["stateDiagram-v2", '  state "idle" as s0']);
    expect(lines).toContain("  [*] --> s0");
    expect(lines).toContain("  s2 --> s3 : decides");
    expect(lines.filter((line) => line.includes("-->"))).toHaveLength(1 + socialChart.transitions.length);
  });

  it("keeps names from being read as anything else", () => {
    const [, first, second, , way] = toMermaid(hostile).split("\n");
    expect([first, second]).toEqual([
      '  state "--#62; [*]" as s0',
      '  state "say #34;hi#34;#59; #35;1" as s1',
    ]);
    expect(way).toBe("  s0 --> s1 : a & #60;b#62; #58; c [g #62; 1] / it's");
  });
});
