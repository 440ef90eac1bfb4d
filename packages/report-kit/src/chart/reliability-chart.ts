import { type ChartWidth, round, svg, text } from "./svg.js";

/** A group of similar predictions, and how often they were correct. */
export interface ReliabilityPoint {
  /** The mean of the predicted probabilities. */
  readonly predicted: number;
  /** The share of correct predictions. */
  readonly observed: number;
  /** The interval of that share. */
  readonly interval: { readonly low: number; readonly high: number };
  /** Number of predictions. */
  readonly n: number;
}

/** A chart that compares predicted probabilities with observed frequencies. */
export interface ReliabilityChart {
  /** A description of the chart for screen readers. */
  readonly name: string;
  /** The title of the horizontal axis. */
  readonly predictedTitle: string;
  /** The title of the vertical axis. */
  readonly observedTitle: string;
  /** The points, from the lowest prediction on. */
  readonly points: readonly ReliabilityPoint[];
  /** Formats a share, from 0 to 1. */
  readonly format: (value: number) => string;
}

const left = 62;
const top = 24;
const bottom = 44;
const maxSide = 300;
/** Room at the right for half of the last label. */
const right = 30;
const marks = [0, 0.25, 0.5, 0.75, 1];

/**
 * Draws a dot with its interval for each group of predictions. If a dot is on the diagonal, the predictions of its
 * group were right.
 */
export function reliabilityChart(chart: ReliabilityChart, width: ChartWidth): string {
  const { name, predictedTitle, observedTitle, points, format } = chart;
  const side = Math.min(maxSide, width - left - right);
  const x = (value: number): number => left + value * side;
  const y = (value: number): number => top + (1 - value) * side;
  const grid = marks.flatMap((value) => [
    `<line class="line" x1="${round(x(value))}" y1="${top}" x2="${round(x(value))}" y2="${round(y(0))}"/>`,
    `<line class="line" x1="${left}" y1="${round(y(value))}" x2="${round(x(1))}" y2="${round(y(value))}"/>`,
    text(x(value), y(0) + 18, format(value), { anchor: "middle", isMuted: true }),
    text(left - 8, y(value) + 4.5, format(value), { anchor: "end", isMuted: true }),
  ]);
  const diagonal = `<line class="curve" stroke-dasharray="4 4" x1="${round(x(0))}" y1="${round(y(0))}" x2="${round(x(1))}" y2="${round(y(1))}"/>`;
  const drawn = points.map(({ predicted, observed, interval, n }) => {
    const [high, low] = [y(interval.high), y(interval.low)];
    const radius = Math.min(9, 3 + Math.sqrt(n) / 3);
    return `<rect class="rise" x="${round(x(predicted) - 1.5)}" y="${round(high)}" width="3" height="${round(Math.max(1, low - high))}"/><circle class="rise" cx="${round(x(predicted))}" cy="${round(y(observed))}" r="${round(radius)}"/>`;
  });
  const titles = [
    text(left, 14, observedTitle, { isMuted: true }),
    text(x(1), y(0) + 36, predictedTitle, { anchor: "end", isMuted: true }),
  ];
  return svg(width, top + side + bottom, `${name}: ${sentence(points, format)}`, [
    ...grid,
    diagonal,
    ...drawn,
    ...titles,
  ]);
}

/** Describes the chart as text for screen readers. */
function sentence(points: readonly ReliabilityPoint[], format: (value: number) => string): string {
  return points
    .map(({ predicted, observed, n }) => `of ${n} at ${format(predicted)}, ${format(observed)}`)
    .join("; ");
}
