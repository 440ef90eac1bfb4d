import type { StatechartDefinition } from "@concordat/statechart";
import { arrowBetween } from "./arrow-between.js";
import { layersOf } from "./layers.js";
import { placeWords } from "./place-words.js";

/** A state as a box; lengths are in CSS pixels, from the upper left corner of the drawing. */
export interface DrawnState {
  readonly name: string;
  readonly description: string;
  readonly isInitial: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All transitions from one state to another, drawn as one arrow. */
export interface DrawnTransition {
  /** The SVG path of the arrow. */
  readonly path: string;
  /** The lines of the label: a trigger for each transition. */
  readonly lines: readonly string[];
  /** The centre of the label's first line. */
  readonly x: number;
  readonly y: number;
}

/** A chart as boxes and arrows. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
}

const box = { height: 36, characterWidth: 8.4, padding: 28 };
const gap = { x: 90, y: 140 };
const margin = 60;

/**
 * Draws a chart: states in rows by their distance from the initial one, with an arrow for each pair of
 * connected states.
 */
export function drawChart(chart: StatechartDefinition): Drawing {
  const rows = layersOf(chart);
  const widthOf = (name: string) => name.length * box.characterWidth + box.padding;
  const rowWidth = (row: readonly string[]) =>
    row.reduce((sum, name) => sum + widthOf(name), 0) + gap.x * (row.length - 1);
  const inner = Math.max(...rows.map(rowWidth));
  const states = rows.flatMap((row, depth) => {
    let x = margin + (inner - rowWidth(row)) / 2;
    return row.map((name): DrawnState => {
      const width = widthOf(name);
      const left = x;
      x += width + gap.x;
      return {
        name,
        description: chart.states[name]?.description ?? "",
        isInitial: name === chart.initial,
        x: left,
        y: margin + depth * (box.height + gap.y),
        width,
        height: box.height,
      };
    });
  });
  return {
    width: inner + 2 * margin,
    height: rows.length * (box.height + gap.y) - gap.y + 2 * margin,
    states,
    transitions: drawTransitions(chart, states),
  };
}

/** Combines all transitions from one state to another to one arrow, with a line for each. */
function drawTransitions(
  { transitions }: StatechartDefinition,
  states: readonly DrawnState[],
): DrawnTransition[] {
  const boxes = new Map(states.map((state) => [state.name, state]));
  const arrows = transitions.flatMap(({ from, to }, index) => {
    const alike = transitions.filter((other) => other.from === from && other.to === to);
    const [start, end] = [boxes.get(from), boxes.get(to)];
    if (alike[0] !== transitions[index] || start === undefined || end === undefined) return [];
    const lines = alike.map(({ trigger, guard }) =>
      guard === undefined ? trigger : `${trigger} [${guard}]`,
    );
    return [{ ...arrowBetween(start, end), lines }];
  });
  return placeWords(arrows, states);
}
