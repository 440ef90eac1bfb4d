import { printNumber, printShare } from "../format/figures.js";
import { labelsThatFit } from "./labels-that-fit.js";
import { scale, ticks } from "./scale.js";
import { type ChartWidth, round, svg, text, textWidth } from "./svg.js";

/** How values are distributed at each of several times. */
export interface DensityChart {
  /** A description of the chart for screen readers. */
  readonly name: string;
  /** The labels of the times, in order. */
  readonly labels: readonly string[];
  /** The range of the values, which the bins divide into equal parts. */
  readonly range: { readonly least: number; readonly greatest: number };
  /** For each time, the share of the values in each bin, from the lowest bin to the highest. */
  readonly shares: readonly (readonly number[])[];
  /** What has the values, in the plural, such as `agents`. */
  readonly units: string;
}

const plotHeight = 200;
const top = 12;
const bottom = 48;

/** Draws the distributions as columns of cells: the darker a cell, the larger the share of the values in it. */
export function densityChart(
  { name, labels, range, shares, units }: DensityChart,
  width: ChartWidth,
): string {
  const { least, greatest } = range;
  const marks = ticks(least, greatest);
  const left = Math.max(20, ...marks.map((mark) => textWidth(printNumber(mark)))) + 10;
  const right = width - 24;
  const up = scale(least, greatest, top + plotHeight, top);
  const step = (right - left) / Math.max(1, shares.length);
  const largest = Math.max(0, ...shares.flat());
  const axis = marks.map((mark) => {
    const y = round(up.at(mark));
    return `<line class="line" x1="${round(left)}" y1="${y}" x2="${round(right)}" y2="${y}"/>${text(left - 6, y + 4, printNumber(mark), { anchor: "end", isMuted: true })}`;
  });
  const cells = shares.flatMap((bins, time) =>
    bins.map((share, bin) => {
      if (share === 0) return "";
      const cell = plotHeight / bins.length;
      const y = top + plotHeight - (bin + 1) * cell;
      // The square root keeps small groups visible next to large ones.
      const opacity = Math.sqrt(share / largest).toFixed(2);
      return `<rect class="bar" fill-opacity="${opacity}" x="${round(left + time * step)}" y="${round(y)}" width="${Math.max(0.5, round(step))}" height="${Math.max(0.5, round(cell))}"/>`;
    }),
  );
  const below = labelsThatFit(labels, step).map(({ label, at }) =>
    text(left + (at + 0.5) * step, top + plotHeight + 20, label, { anchor: "middle", isMuted: true }),
  );
  const key = `The darkest cell has ${printShare(largest)} of the ${units}.`;
  return svg(width, top + plotHeight + bottom, `${name}. ${key}`, [
    ...axis,
    ...cells,
    ...below,
    text(left, top + plotHeight + 40, key, { isMuted: true }),
  ]);
}
