import { scale, ticks } from "./scale.js";
import { type ChartWidth, fitted, round, svg, text, textWidth } from "./svg.js";

/** A value with the interval that holds it. */
export interface IntervalRow {
  /** What is measured. */
  readonly label: string;
  /** The value. Null: there is none, and the row says so. */
  readonly value: number | null;
  /** The interval. Null: there is none, as of a single run. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Drawn in another colour: it stands out. */
  readonly isMarked: boolean;
}

/** Values on one axis, each with its interval. */
export interface IntervalChart {
  /** What the chart shows, for those who do not see it. */
  readonly name: string;
  /** The rows, from the top. */
  readonly rows: readonly IntervalRow[];
  /** How values are written. */
  readonly format: (value: number) => string;
  /** What is written where there is no value. */
  readonly none: string;
}

const rowHeight = 30;
const bottom = 26;
const gap = 10;

/** A dot for each value and a stroke for its interval, over an axis that shows 0. */
export function intervalChart({ name, rows, format, none }: IntervalChart, width: ChartWidth): string {
  const values = rows.flatMap(({ value, interval }) => [
    ...(value === null ? [] : [value]),
    ...(interval === null ? [] : [interval.low, interval.high]),
  ]);
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values);
  const labels = Math.min(width * 0.42, Math.max(0, ...rows.map(({ label }) => textWidth(label))) + gap);
  const axis = scale(least, greatest, labels + gap, width - gap * 2);
  const height = rows.length * rowHeight;
  const marks = spaced(ticks(least, greatest), (mark) => axis.at(mark), format);
  const grid = marks.map((mark) => {
    const x = round(axis.at(mark));
    const half = textWidth(format(mark)) / 2;
    const middle = Math.min(Math.max(x, half), width - half);
    return `<line class="line" x1="${x}" y1="0" x2="${x}" y2="${height}"${mark === 0 ? ' stroke-width="2"' : ""}/>${text(middle, height + 18, format(mark), { anchor: "middle", isMuted: true })}`;
  });
  const drawn = rows.map((row, index) => {
    const y = index * rowHeight + rowHeight / 2;
    const label = text(labels, y + 4.5, fitted(row.label, labels), { anchor: "end" });
    if (row.value === null) return label + text(labels + gap * 2, y + 4.5, none, { isMuted: true });
    return label + mark(row, row.value, y, axis.at);
  });
  return svg(width, height + bottom, `${name}: ${sentence(rows, format, none)}`, [...grid, ...drawn]);
}

function mark(
  { interval, isMarked }: IntervalRow,
  value: number,
  y: number,
  at: (value: number) => number,
): string {
  const look = isMarked ? "rise" : "bar";
  const stroke =
    interval === null
      ? ""
      : `<rect class="${look}" x="${round(at(interval.low))}" y="${y - 1.5}" width="${round(Math.max(1, at(interval.high) - at(interval.low)))}" height="3"/>`;
  return `${stroke}<circle class="${look}" cx="${round(at(value))}" cy="${y}" r="5"/>`;
}

/** Those marks whose words do not touch the mark before. */
function spaced(
  marks: readonly number[],
  at: (mark: number) => number,
  format: (value: number) => string,
): number[] {
  let taken = Number.NEGATIVE_INFINITY;
  return marks.filter((mark) => {
    const half = textWidth(format(mark)) / 2;
    if (at(mark) - half < taken) return false;
    taken = at(mark) + half + 4;
    return true;
  });
}

/** The chart in words, for those who do not see it. */
function sentence(rows: readonly IntervalRow[], format: (value: number) => string, none: string): string {
  return rows
    .map(({ label, value, interval }) => {
      if (value === null) return `${label} ${none}`;
      const range = interval === null ? "" : ` (${format(interval.low)} to ${format(interval.high)})`;
      return `${label} ${format(value)}${range}`;
    })
    .join(", ");
}
