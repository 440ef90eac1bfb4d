import { printNumber } from "../format/figures.js";
import { type AxisRange, markedRange, scale } from "./scale.js";
import { type ChartWidth, round, svg, text, textWidth } from "./svg.js";

/** A point of a line. */
export interface LinePoint {
  /** The label below the point. */
  readonly label: string;
  /** The value at this point; `null` if there is none, and the line has a gap. */
  readonly value: number | null;
  /** Whether the value covers only a part of its period. Such a point is drawn hollow. */
  readonly isPartial: boolean;
  /** Whether the point is drawn larger, with its value next to it. */
  readonly isMarked: boolean;
  /** The interval of the value, drawn as a band. Default: none. */
  readonly interval?: { readonly low: number; readonly high: number } | null;
}

/** A value over time. */
export interface LineChart {
  /** A description of the chart for screen readers. */
  readonly name: string;
  /** The points, in order. */
  readonly points: readonly LinePoint[];
  /** Formats a value. Default: as a number. */
  readonly format?: (value: number) => string;
  /** The height of the plot, in pixels. Default 200. */
  readonly plotHeight?: number;
  /** Whether the axis begins at 0 even if all values are far from 0. Default false. */
  readonly fromZero?: boolean;
  /** The range of the axis, so that charts can be compared. Default: the range of this chart's values. */
  readonly range?: AxisRange;
}

const usualHeight = 200;
const bottom = 28;
const top = 22;
const noteHeight = 20;
const maxDots = 60;

/** Draws a line through equally spaced points, with round values at the side and as many labels below as fit. */
export function lineChart(chart: LineChart, width: ChartWidth): string {
  const { name, points, format = printNumber, plotHeight = usualHeight } = chart;
  const range = rangeOf(chart);
  const { least, greatest, marks } = markedRange(range.least, range.greatest);
  const left = Math.max(20, ...marks.map((mark) => textWidth(format(mark)))) + 10;
  const right = width - 24;
  const across = scale(0, points.length - 1, left + 10, right);
  const up = scale(least, greatest, top + plotHeight, top);
  const grid = marks.map((mark) => {
    const y = round(up.at(mark));
    return `<line class="line" x1="${round(left)}" y1="${y}" x2="${round(right)}" y2="${y}"/>${text(left - 6, y + 4, format(mark), { anchor: "end", isMuted: true })}`;
  });
  const place = (index: number, value: number): string => `${round(across.at(index))} ${round(up.at(value))}`;
  const path = points
    .map(({ value }, index) => {
      if (value === null) return "";
      const before = points[index - 1]?.value ?? null;
      return `${before === null ? "M" : "L"}${place(index, value)}`;
    })
    .join("");
  const cut = cutNote(marks, format);
  const height = top + plotHeight + bottom + (cut === null ? 0 : noteHeight);
  return svg(width, height, `${name}: ${sentence(points, format)}`, [
    ...grid,
    ...bands(points, across.at, up.at),
    `<path class="curve" stroke-width="2" d="${path}"/>`,
    ...points.map((point, index) => {
      const height = (at: number): number | null => {
        const value = points[at]?.value ?? null;
        return value === null ? null : up.at(value);
      };
      const neighbours = { before: height(index - 1), after: height(index + 1) };
      const look = { count: points.length, width, format, neighbours };
      return dot(point, across.at(index), up.at(point.value ?? 0), look);
    }),
    ...axisLabels(points, across.at, { right, y: top + plotHeight + 20 }),
    ...(cut === null ? [] : [text(left, height - 6, cut, { isMuted: true })]),
  ]);
}

/** Returns a note that says where an axis without 0 starts or ends; `null` if the axis contains 0. */
function cutNote(marks: readonly number[], format: (value: number) => string): string | null {
  const [first = 0] = marks;
  const last = marks.at(-1) ?? 0;
  if (marks.length < 2 || (first <= 0 && last >= 0)) return null;
  return first > 0
    ? `The axis begins at ${format(first)}, not at 0.`
    : `The axis ends at ${format(last)}, not at 0.`;
}

interface DotLook extends Required<Pick<LineChart, "format">> {
  readonly count: number;
  readonly width: number;
  /** The heights of the points before and after it; `null` if absent. */
  readonly neighbours: Record<"before" | "after", number | null>;
}

/** Returns the minimum and the maximum of the axis. */
function rangeOf({ points, fromZero = false, range }: LineChart): AxisRange {
  if (range !== undefined) return range;
  const values = points.flatMap(({ value, interval = null }) => [
    ...(value === null ? [] : [value]),
    ...(interval === null ? [] : [interval.low, interval.high]),
  ]);
  const lowest = Math.min(...values);
  const greatest = Math.max(...values);
  if (fromZero) return { least: Math.min(0, lowest), greatest: Math.max(0, greatest) };
  return { least: lowest > 0 && lowest < 0.4 * greatest ? 0 : lowest, greatest };
}

/** Draws the intervals of consecutive points as an area, and the interval of an isolated point as a stroke. */
function bands(
  points: readonly LinePoint[],
  across: (index: number) => number,
  up: (value: number) => number,
): string[] {
  const groups: number[][] = [];
  for (const [index, { interval = null }] of points.entries()) {
    if (interval === null) continue;
    const last = groups.at(-1);
    if (last !== undefined && last.at(-1) === index - 1) last.push(index);
    else groups.push([index]);
  }
  return groups.map((indices) => {
    const at = (index: number, end: "low" | "high", shift = 0): string =>
      `${round(across(index) + shift)} ${round(up(points[index]?.interval?.[end] ?? 0))}`;
    const [only = 0] = indices;
    const path =
      indices.length === 1
        ? [at(only, "high", -3), at(only, "high", 3), at(only, "low", 3), at(only, "low", -3)]
        : [
            ...indices.map((index) => at(index, "high")),
            ...indices.toReversed().map((index) => at(index, "low")),
          ];
    return `<path class="bar" fill-opacity="0.2" d="M${path.join("L")}Z"/>`;
  });
}

/** Draws a point, with its value if it is marked. The value is kept inside the chart. */
function dot(
  { value, isPartial, isMarked }: LinePoint,
  x: number,
  y: number,
  { count, width, format, neighbours }: DotLook,
): string {
  if (value === null || (count > maxDots && !isMarked)) return "";
  const look = isPartial ? 'class="open" stroke-width="1.5"' : `class="${isMarked ? "rise" : "bar"}"`;
  const circle = `<circle ${look} cx="${round(x)}" cy="${round(y)}" r="${isMarked ? 5 : 3}"/>`;
  if (!isMarked) return circle;
  const words = format(value);
  const half = textWidth(words) / 2;
  return circle + valueLabel(words, { x, y, half, width }, neighbours);
}

/**
 * Draws the value of a marked point where it does not cover the line: above a peak, below a valley, or at the side of a
 * slope.
 */
function valueLabel(
  words: string,
  { x, y, half, width }: Record<"x" | "y" | "half" | "width", number>,
  { before, after }: DotLook["neighbours"],
): string {
  const isRising = (before ?? y) > y && (after ?? y) < y;
  const isFalling = (before ?? y) < y && (after ?? y) > y;
  const isValley = (before ?? y) <= y && (after ?? y) <= y && (before !== null || after !== null);
  const side = isRising ? -1 : isFalling ? 1 : 0;
  const shifted = x + side * (half + 9);
  const middle = Math.max(half, Math.min(shifted, width - half));
  // If there is no room at the side, the label is above.
  const isBeside = side !== 0 && middle === shifted;
  const above = isValley && side === 0 && before !== y && after !== y ? y + 20 : y - 10;
  return text(middle, isBeside ? y - 5 : above, words, { anchor: "middle" });
}

/** Draws labels from left to right without overlaps. Labels of marked points take precedence. */
function axisLabels(
  points: readonly LinePoint[],
  at: (index: number) => number,
  { right, y }: { readonly right: number; readonly y: number },
): string[] {
  const taken: { from: number; to: number }[] = [];
  const order = points.map((_, index) => index).sort((a, b) => rank(points, a) - rank(points, b) || a - b);
  return order.flatMap((index) => {
    const label = points[index]?.label ?? "";
    const half = textWidth(label) / 2 + 4;
    const middle = Math.min(at(index), right + 20 - half);
    const room = { from: middle - half, to: middle + half };
    if (taken.some(({ from, to }) => room.from < to && room.to > from)) return [];
    taken.push(room);
    return [text(middle, y, label, { anchor: "middle", isMuted: true })];
  });
}

function rank(points: readonly LinePoint[], index: number): number {
  if (points[index]?.isMarked === true) return 0;
  return index === 0 || index === points.length - 1 ? 1 : 2;
}

/** Describes the chart as text for screen readers. */
function sentence(points: readonly LinePoint[], format: (value: number) => string): string {
  const known = points.filter(({ value }) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return "no values";
  const named = new Set([first, ...known.filter(({ isMarked }) => isMarked), last]);
  return `${known.length} values, ${[...named].map(({ label, value }) => `${value === null ? "" : format(value)} in ${label}`).join(", ")}`;
}
