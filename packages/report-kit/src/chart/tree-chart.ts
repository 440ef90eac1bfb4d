import { type ChartWidth, fittedText, round, svg, text } from "./svg.js";

/** A node of a tree, with its children. */
export interface TreeNode {
  /** The label next to the node. */
  readonly label: string;
  /** The children of the node, in order. */
  readonly children: readonly TreeNode[];
  /** Number of the node's children that are not drawn. */
  readonly omitted: number;
}

/** A chart of a tree, with its root and a description. */
export interface TreeChart {
  /** A description of the chart for screen readers. */
  readonly name: string;
  /** The root of the tree. */
  readonly root: TreeNode;
}

interface Line {
  readonly label: string;
  readonly depth: number;
  /** The line of the parent node. */
  readonly parent: number | null;
  readonly isOmission: boolean;
}

const rowHeight = 22;
const radius = 4;

/** Draws a tree as rows of text, one for each node, with its children indented below it. This fits on a phone. */
export function treeChart({ name, root }: TreeChart, width: ChartWidth): string {
  const lines = linesOf(root);
  const depth = Math.max(...lines.map((line) => line.depth));
  // In a very deep tree, all places stay within the drawing.
  const indent = Math.min(22, (width * 0.6) / Math.max(1, depth));
  const across = (line: Line): number => radius + 2 + line.depth * indent;
  const down = (index: number): number => index * rowHeight + rowHeight / 2;
  const drawn = lines.map((line, index) => {
    const x = across(line);
    const y = down(index);
    const parent = line.parent === null ? undefined : lines[line.parent];
    const way =
      parent === undefined
        ? ""
        : `<path class="line" fill="none" d="M${round(across(parent))} ${round(down(line.parent ?? 0) + radius)}V${round(y)}H${round(x - radius)}"/>`;
    const label = text(x + radius + 6, y + 4.5, fittedText(line.label, width - x - radius - 6), {
      isMuted: line.isOmission,
    });
    if (line.isOmission) return way + label;
    return `${way}<circle class="${line.parent === null ? "rise" : "bar"}" cx="${round(x)}" cy="${round(y)}" r="${radius}"/>${label}`;
  });
  return svg(width, lines.length * rowHeight + 4, name, drawn);
}

/** Returns the nodes from top to bottom. Each node comes before its children. */
function linesOf(root: TreeNode): Line[] {
  const lines: Line[] = [];
  const open: (Line & { readonly node: TreeNode | null })[] = [
    { label: root.label, depth: 0, parent: null, isOmission: false, node: root },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, ...line } = next;
    const parent = lines.push(line) - 1;
    if (node === null) continue;
    const depth = line.depth + 1;
    // A stack, so the children are pushed in reverse: the first child is drawn next.
    if (node.omitted > 0)
      open.push({ label: `${node.omitted} more`, depth, parent, isOmission: true, node: null });
    for (const child of node.children.toReversed())
      open.push({ label: child.label, depth, parent, isOmission: false, node: child });
  }
  return lines;
}
