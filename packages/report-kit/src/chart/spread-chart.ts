import { labelsThatFit } from "./labels-that-fit.js";
import { scale } from "./scale.js";
import { type ChartWidth, fittedText, round, svg, text } from "./svg.js";

/** Someone whom something reached. */
export interface SpreadNode {
  /** The label next to the node. It is drawn if there is room for the labels of all nodes. */
  readonly label: string;
  /** The time, as a position in the list of times. It is later than that of the parent. */
  readonly time: number;
  /** The position of the parent, which comes earlier in the list; `null` for the root, which comes first. */
  readonly parent: number | null;
}

/** How something spread over time: a tree whose nodes are placed at their times. */
export interface SpreadChart {
  /** A description of the chart for screen readers. */
  readonly name: string;
  /** The labels of the times, in order. */
  readonly times: readonly string[];
  /** The root, followed by all other nodes. Each node comes after its parent. */
  readonly nodes: readonly SpreadNode[];
}

const top = 30;
const rowHeight = 18;
/** Minimum height of a row in which a label is readable. */
const labelHeight = 14;
/** Height of the rows of a large tree together. Its rows become narrower instead of more. */
const greatestHeight = 1_600;
const labelRoom = 190;

/**
 * Draws how something spread: from left to right the times, and a row for each node, below its parent. A line never
 * crosses a label, because all rows between a node and its last child belong to its descendants, which are further right.
 */
export function spreadChart({ name, times, nodes }: SpreadChart, width: ChartWidth): string {
  const rows = rowsOf(nodes);
  const height = Math.min(rowHeight, greatestHeight / nodes.length);
  const hasLabels = height >= labelHeight;
  const across = scale(0, Math.max(1, times.length - 1), 24, width - (hasLabels ? labelRoom : 24));
  const down = (index: number): number => top + ((rows[index] ?? 0) + 0.5) * height;
  const radius = Math.max(1, Math.min(4, height * 0.4));
  const bottom = top + nodes.length * height;
  const axis = labelsThatFit(times, across.at(1) - across.at(0)).map(({ label, at }) => {
    const x = round(across.at(at));
    return `<line class="line" x1="${x}" y1="${top - 6}" x2="${x}" y2="${round(bottom)}"/>${text(x, top - 12, label, { anchor: "middle", isMuted: true })}`;
  });
  const ways: string[] = [];
  const marks = nodes.map(({ label, time, parent }, index) => {
    const x = across.at(time);
    const y = down(index);
    if (parent !== null)
      ways.push(
        `M${round(across.at(nodes[parent]?.time ?? 0))} ${round(down(parent))}V${round(y)}H${round(x)}`,
      );
    const circle = `<circle class="${parent === null ? "rise" : "bar"}" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
    if (!hasLabels) return circle;
    return circle + text(x + radius + 5, y + 4.5, fittedText(label, width - x - radius - 6));
  });
  return svg(width, bottom + 6, name, [
    ...axis,
    `<path class="curve" stroke-width="${height < 4 ? 0.5 : 1}" stroke-opacity="0.7" d="${ways.join("")}"/>`,
    ...marks,
  ]);
}

/** Returns the row of each node: nodes come directly after their parent, with all their descendants. */
function rowsOf(nodes: readonly SpreadNode[]): number[] {
  const sizes = nodes.map(() => 1);
  for (let index = nodes.length - 1; index > 0; index--) {
    const parent = nodes[index]?.parent ?? null;
    if (parent !== null) sizes[parent] = (sizes[parent] ?? 0) + (sizes[index] ?? 0);
  }
  // The next free row below each node.
  const free: number[] = [];
  return nodes.map(({ parent }, index) => {
    const row = parent === null ? 0 : (free[parent] ?? 0);
    if (parent !== null) free[parent] = row + (sizes[index] ?? 0);
    free[index] = row + 1;
    return row;
  });
}
