import { formatNumber } from "../format/format-number.js";
import { scale, ticks } from "./scale.js";
import { type ChartWidth, round, svg, text, textWidth } from "./svg.js";

/** One point of a line. */
export interface LinePoint {
  /** What stands below the point. */
  readonly label: string;
  /** Null: there is no value, and the line is broken. */
  readonly value: number | null;
  /** Drawn hollow: it does not cover its whole period. */
  readonly isPartial: boolean;
  /** Drawn larger, with its value written beside it. */
  readonly isMarked: boolean;
}

/** A value over time. */
export interface LineChart {
  /** What the chart shows, for those who do not see it. */
  readonly name: string;
  /** The points, in order. */
  readonly points: readonly LinePoint[];
}

const plotHeight = 200;
const bottom = 28;
const top = 22;
const mostDots = 60;

/** A line over points at equal distances, with round values at the side and as many labels below as there is room for. */
export function lineChart({ name, points }: LineChart, width: ChartWidth): string {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const fromZero = lowest > 0 && lowest < 0.4 * highest ? 0 : lowest;
  const marks = ticks(Math.min(fromZero, lowest), highest);
  const left = Math.max(20, ...marks.map((mark) => textWidth(formatNumber(mark)))) + 10;
  const right = width - 24;
  const across = scale(0, points.length - 1, left + 10, right);
  const up = scale(Math.min(fromZero, lowest), highest, top + plotHeight, top);
  const grid = marks.map((mark) => {
    const y = round(up.at(mark));
    return `<line class="line" x1="${round(left)}" y1="${y}" x2="${round(right)}" y2="${y}"/>${text(left - 6, y + 4, formatNumber(mark), { anchor: "end", isMuted: true })}`;
  });
  const place = (index: number, value: number): string => `${round(across.at(index))} ${round(up.at(value))}`;
  const path = points
    .map(({ value }, index) => {
      if (value === null) return "";
      const before = points[index - 1]?.value ?? null;
      return `${before === null ? "M" : "L"}${place(index, value)}`;
    })
    .join("");
  return svg(width, top + plotHeight + bottom, `${name}: ${sentence(points)}`, [
    ...grid,
    `<path class="curve" stroke-width="2" d="${path}"/>`,
    ...points.map((point, index) =>
      dot(point, across.at(index), up.at(point.value ?? 0), { count: points.length, width }),
    ),
    ...axisLabels(points, across.at, right),
  ]);
}

/** A point, and its value where it is marked; no part of the value lies beyond the edge of the chart. */
function dot(
  { value, isPartial, isMarked }: LinePoint,
  x: number,
  y: number,
  { count, width }: { readonly count: number; readonly width: number },
): string {
  if (value === null || (count > mostDots && !isMarked)) return "";
  const look = isPartial ? 'class="open" stroke-width="1.5"' : `class="${isMarked ? "rise" : "bar"}"`;
  const circle = `<circle ${look} cx="${round(x)}" cy="${round(y)}" r="${isMarked ? 5 : 3}"/>`;
  if (!isMarked) return circle;
  const words = formatNumber(value);
  const half = textWidth(words) / 2;
  return circle + text(Math.max(half, Math.min(x, width - half)), y - 10, words, { anchor: "middle" });
}

/** Labels from the left to the right, the marked ones first; none over another. */
function axisLabels(points: readonly LinePoint[], at: (index: number) => number, right: number): string[] {
  const taken: { from: number; to: number }[] = [];
  const order = points.map((_, index) => index).sort((a, b) => rank(points, a) - rank(points, b) || a - b);
  return order.flatMap((index) => {
    const label = points[index]?.label ?? "";
    const half = textWidth(label) / 2 + 4;
    const middle = Math.min(at(index), right + 20 - half);
    const room = { from: middle - half, to: middle + half };
    if (taken.some(({ from, to }) => room.from < to && room.to > from)) return [];
    taken.push(room);
    return [text(middle, top + plotHeight + 20, label, { anchor: "middle", isMuted: true })];
  });
}

function rank(points: readonly LinePoint[], index: number): number {
  if (points[index]?.isMarked === true) return 0;
  return index === 0 || index === points.length - 1 ? 1 : 2;
}

/** The chart in words, for those who do not see it. */
function sentence(points: readonly LinePoint[]): string {
  const known = points.filter(({ value }) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return "no values";
  const named = new Set([first, ...known.filter(({ isMarked }) => isMarked), last]);
  return `${known.length} values, ${[...named].map(({ label, value }) => `${formatNumber(value)} in ${label}`).join(", ")}`;
}
