import { printChange, printNumber } from "../format/figures.js";
import { barRange, scale } from "./scale.js";
import { type ChartWidth, fittedText, round, svg, text, textWidth } from "./svg.js";

/** A chart of a start value, an end value, and the steps between them, which add up to the difference. */
export interface Waterfall {
  /** A description of the chart for screen readers. */
  readonly name: string;
  /** The start. */
  readonly from: { readonly label: string; readonly value: number };
  /** The changes to add, in order. */
  readonly steps: readonly { readonly label: string; readonly change: number }[];
  /** The end value and its label. */
  readonly to: { readonly label: string; readonly value: number };
}

interface Bar {
  readonly label: string;
  readonly shown: string;
  readonly start: number;
  readonly end: number;
  readonly look: "bar" | "rise" | "fall";
}

const rowHeight = 28;
const barHeight = 18;
const gap = 8;
const stubWidth = 10;
const breakWidth = 6;

/**
 * Draws a bar for the start value, a bar for each step, and a bar for the end value. The bar of a step begins at the
 * end of the bar before it.
 */
export function waterfall(chart: Waterfall, width: ChartWidth): string {
  const bars = barsOf(chart);
  const edges = bars.flatMap(({ start, end, look }) => (look === "bar" ? [end] : [start, end]));
  const { least, greatest, isCut } = barRange(edges);
  const labels = Math.min(width * 0.36, Math.max(...bars.map(({ label }) => textWidth(label))) + gap);
  const numbers = Math.max(...bars.map(({ shown }) => textWidth(shown))) + gap;
  const axis = scale(least, greatest, labels, width - numbers);
  const base = axis.at(Math.min(Math.max(0, least), greatest));
  const height = bars.length * rowHeight + (isCut ? 24 : 6);
  const rows = bars.map((bar, index) => {
    const top = index * rowHeight + 4;
    const start = bar.look === "bar" ? base : axis.at(bar.start);
    const end = axis.at(bar.end);
    const left = Math.min(start, end);
    const right = Math.max(start, end);
    const middle = top + barHeight / 2 + 4.5;
    const isLast = index === bars.length - 1;
    return [
      text(labels - gap, middle, fittedText(bar.label, labels - gap), { anchor: "end" }),
      ...rectangles(bar, left, right, isCut).map(
        ([from, to]) =>
          `<rect class="${bar.look}" x="${round(from)}" y="${top}" width="${round(Math.max(1, to - from))}" height="${barHeight}"/>`,
      ),
      text(right + gap / 2, middle, bar.shown),
      isLast
        ? ""
        : `<line class="line" x1="${round(end)}" y1="${top + barHeight}" x2="${round(end)}" y2="${top + rowHeight}"/>`,
    ].join("");
  });
  const cut = `Axis from ${printNumber(rounded(least, greatest - least))}, not 0: the broken bars are longer.`;
  const noteAt = Math.max(0, Math.min(labels, width - textWidth(cut)));
  const note = isCut ? [text(noteAt, height - 6, cut, { isMuted: true })] : [];
  return svg(width, height, `${chart.name}: ${sentence(chart)}`, [...rows, ...note]);
}

/**
 * Returns the rectangles of a bar. If the axis does not start at 0, a bar for a total is drawn broken, because its
 * length cannot be compared with that of the steps.
 */
function rectangles(
  { look }: Bar,
  left: number,
  right: number,
  isCut: boolean,
): readonly (readonly [from: number, to: number])[] {
  const [stub, rest] = [left + stubWidth, left + stubWidth + breakWidth];
  return isCut && look === "bar" && rest < right
    ? [
        [left, stub],
        [rest, right],
      ]
    : [[left, right]];
}

function barsOf({ from, steps, to }: Waterfall): Bar[] {
  let reached = from.value;
  const middle = steps.map(({ label, change }): Bar => {
    const start = reached;
    reached += change;
    return { label, shown: printChange(change), start, end: reached, look: change < 0 ? "fall" : "rise" };
  });
  const whole = ({ label, value }: Waterfall["from"]): Bar => ({
    label,
    shown: printNumber(value),
    start: 0,
    end: value,
    look: "bar",
  });
  return [whole(from), ...middle, whole(to)];
}

/** Rounds a number to the digits that are meaningful in its range. */
function rounded(value: number, span: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.abs(span) || 1) - 1);
  return Math.round(value / step) * step;
}

/** Describes the chart as text for screen readers. */
function sentence({ from, steps, to }: Waterfall): string {
  const way = steps.map(({ label, change }) => `${label} ${printChange(change)}`).join(", ");
  return `from ${printNumber(from.value)} in ${from.label} by ${way} to ${printNumber(to.value)} in ${to.label}`;
}
