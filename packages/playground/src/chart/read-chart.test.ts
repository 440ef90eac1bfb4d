import { socialChart, toMermaid } from "@concordat/statechart";
import { expect, it } from "vitest";
import { drawChart } from "./draw-chart.js";
import { readChart } from "./read-chart.js";

it("draws a chart, and gives it as Mermaid too", () => {
  expect(readChart(JSON.stringify(socialChart))).toMatchObject({
    state: "drawn",
    mermaid: toMermaid(socialChart),
  });
});

it("draws every state once, inside the drawing and next to the others", () => {
  const { states, width, height } = drawChart(socialChart);
  expect(states.map(({ name }) => name).sort()).toEqual(Object.keys(socialChart.states).sort());
  for (const a of states) {
    expect(a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height).toBe(true);
    const over = states.filter((b) => a !== b && a.y === b.y && a.x < b.x + b.width && b.x < a.x + a.width);
    expect(over).toEqual([]);
  }
});

it("draws one arrow from a state to another, with a line for each transition", () => {
  const { transitions } = drawChart(socialChart);
  const ways = new Set(socialChart.transitions.map(({ from, to }) => `${from} ${to}`));
  expect(transitions).toHaveLength(ways.size);
  expect(transitions.flatMap(({ lines }) => lines)).toHaveLength(socialChart.transitions.length);
});

it("puts the words of no arrow onto a box, nor onto those of another", () => {
  const { transitions, states } = drawChart(socialChart);
  const rooms = transitions.map(({ lines, x, y }) => {
    const width = Math.max(...lines.map(({ length }) => length)) * 6.6;
    return { x: x - width / 2, y: y - 6, width, height: lines.length * 14 - 2 };
  });
  const all = [...rooms, ...states];
  const over = rooms.flatMap((a) =>
    all.filter(
      (b) =>
        a !== b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
    ),
  );
  expect(over).toEqual([]);
});

it("draws a transition that leads back to its own state, and states that cannot be reached", () => {
  const chart = {
    id: "loop",
    initial: "on",
    states: { on: { description: "On." }, lost: { description: "Lost." } },
    transitions: [{ from: "on", trigger: "again", to: "on" }],
  };
  expect(readChart(JSON.stringify(chart))).toMatchObject({
    findings: ["loop: lost cannot be reached from on"],
    drawing: {
      states: [{ name: "on", isInitial: true }, { name: "lost" }],
      transitions: [{ lines: ["again"] }],
    },
  });
});

it.each([
  ["{", [expect.stringContaining("this is not valid JSON: ")]],
  ['{"id": "x"}', expect.arrayContaining([expect.stringContaining("must have the property 'states'")])],
  [
    '{"id": "x", "initial": "a", "states": {"b": {"description": "B."}}, "transitions": []}',
    [expect.stringContaining("initial")],
  ],
])("says everything that keeps %s from being a chart", (text, problems) => {
  expect(readChart(text)).toEqual({ state: "refused", problems });
});
