import { type AxisRange, rangeFromZero, type Scale, scale, ticks } from "./scale.js";
import { type ChartWidth, fittedText, round, svg, text, textWidth } from "./svg.js";

/** A value with the interval that contains it. */
export interface IntervalRow {
  /** The measured quantity. */
  readonly label: string;
  /** The value; `null` if there is none, which the row then shows. */
  readonly value: number | null;
  /** The interval; `null` if there is none, as for a single run. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Whether the row is drawn in another colour to highlight it. */
  readonly isMarked: boolean;
}

/** A chart of values on one axis, each with its interval. */
export interface IntervalChart {
  /** A description of the chart for screen readers. */
  readonly name: string;
  /** The rows, from the top. */
  readonly rows: readonly IntervalRow[];
  /** Formats a value. */
  readonly format: (value: number) => string;
  /** The text for an absent value. */
  readonly none: string;
  /**
   * The numbers in the chart: round numbers along the axis (`axis`), or in addition the value of each row at its right
   * end (`values`). Default `axis`.
   */
  readonly numbers?: "axis" | "values";
  /**
   * The range of the axis, so that charts can be compared. Default: from the minimum to the maximum of zero and this
   * chart's values.
   */
  readonly range?: AxisRange;
}

const rowHeight = 30;
const bottom = 26;
const gap = 10;

/** Draws a dot for each value and a line for its interval. The axis includes 0. */
export function intervalChart(chart: IntervalChart, width: ChartWidth): string {
  const { name, rows, format, none, numbers = "axis" } = chart;
  const { least, greatest } = chart.range ?? rangeFromZero(rows.flatMap(drawnValues));
  const labels = Math.min(width * 0.42, Math.max(0, ...rows.map(({ label }) => textWidth(label))) + gap);
  const ends = numbers === "axis" ? rows.map(() => "") : rows.map(({ value }) => writtenEnd(value, format));
  const atEnd = Math.max(...ends.map(textWidth), 0);
  const axis = scale(least, greatest, labels + gap, width - gap * 2 - atEnd);
  const height = rows.length * rowHeight;
  const drawn = rows.map((row, index) => {
    const y = index * rowHeight + rowHeight / 2;
    const label = text(labels, y + 4.5, fittedText(row.label, labels), { anchor: "end" });
    if (row.value === null) return label + text(labels + gap * 2, y + 4.5, none, { isMuted: true });
    const end = numbers === "axis" ? "" : text(width - 2, y + 4.5, ends[index] ?? "", { anchor: "end" });
    return label + mark(row, row.value, y, axis.at) + end;
  });
  const grid = axisMarks(chart, axis, { width, height });
  return svg(width, height + bottom, `${name}: ${sentence(rows, format, none)}`, [...grid, ...drawn]);
}

/** Returns the numbers that are drawn in a row: the value and the ends of its interval. */
function drawnValues({ value, interval }: IntervalRow): (number | null)[] {
  return [value, interval?.low ?? null, interval?.high ?? null];
}

/** Draws round numbers below the chart, each with a vertical line. */
function axisMarks(
  { format }: Pick<IntervalChart, "format">,
  { least, greatest, at }: Scale,
  { width, height }: { readonly width: number; readonly height: number },
): string[] {
  return spaced(ticks(least, greatest), at, format).map((value) => {
    const x = round(at(value));
    const half = textWidth(format(value)) / 2;
    const middle = Math.min(Math.max(x, half), width - half);
    const words = text(middle, height + 18, format(value), { anchor: "middle", isMuted: true });
    return gridLine(x, height, value === 0) + words;
  });
}

function gridLine(x: number, height: number, isZero: boolean): string {
  return `<line class="line" x1="${x}" y1="0" x2="${x}" y2="${height}"${isZero ? ' stroke-width="2"' : ""}/>`;
}

function writtenEnd(value: number | null, format: IntervalChart["format"]): string {
  return value === null ? "" : format(value);
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

/**
 * Selects evenly spaced marks whose labels do not overlap: every mark, every second mark and so on, counted from zero.
 */
function spaced(
  marks: readonly number[],
  at: (mark: number) => number,
  format: (value: number) => string,
): readonly number[] {
  const zero = Math.max(0, marks.indexOf(0));
  const touches = (mark: number, before: number): boolean =>
    at(mark) - textWidth(format(mark)) / 2 < at(before) + textWidth(format(before)) / 2 + 4;
  for (let every = 1; every < marks.length; every++) {
    const kept = marks.filter((_, index) => (index - zero) % every === 0);
    if (!kept.some((mark, index) => index > 0 && touches(mark, kept[index - 1] ?? mark))) return kept;
  }
  return marks.slice(zero, zero + 1);
}

/** Describes the chart as text for screen readers. */
function sentence(rows: readonly IntervalRow[], format: (value: number) => string, none: string): string {
  return rows
    .map(({ label, value, interval }) => {
      if (value === null) return `${label} ${none}`;
      const range = interval === null ? "" : ` (${format(interval.low)} to ${format(interval.high)})`;
      return `${label} ${format(value)}${range}`;
    })
    .join(", ");
}
