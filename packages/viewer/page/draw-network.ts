import Graph from "graphology";
import forceAtlas2 from "graphology-layout-forceatlas2";
import Sigma from "sigma";
import type { NetworkAnswer } from "../src/api/network-answers.js";

/** A network that is drawn. */
export interface DrawnNetwork {
  /** Colours the nodes, by the numbers of colours in the style. */
  colour(hues: readonly number[]): void;
  close(): void;
}

/**
 * Maximum number of accounts of a network that is laid out by its edges. In a larger network, accounts are placed by
 * community.
 */
const maxLaidOut = 1_500;
/**
 * Returns the number of steps of the layout. It decreases with the number of nodes, so that a large network does not
 * take longer than a small one.
 */
const stepsFor = (nodes: number): number => Math.min(300, Math.round(60_000 / Math.max(nodes, 1)));

/** Draws a network with WebGL. A node is identified by its index in `nodes`. */
export function drawNetwork(
  place: HTMLElement,
  { kind, nodes, edges }: NetworkAnswer,
  onOpen: (node: number) => void,
): DrawnNetwork {
  const graph = new Graph({ type: "undirected", multi: false });
  const color = colourOf(0);
  const most = Math.max(1, ...nodes.map(({ weight }) => weight));
  const [least, span] = kind === "communities" ? [4, 22] : nodes.length > 1_000 ? [1.6, 10] : [3.5, 12];
  for (const [at, { x, y, label, weight }] of nodes.entries())
    graph.addNode(String(at), {
      x,
      y,
      label,
      size: least + span * Math.sqrt(weight / most),
      color,
    });
  const line = styleOf("--edge");
  for (const [from, to, weight] of edges)
    graph.mergeEdge(String(from), String(to), {
      size: kind === "communities" ? Math.min(3, Math.log10(weight + 1)) : 0.6,
      color: line,
    });
  if (kind === "agents" && nodes.length <= maxLaidOut && nodes.length > 2)
    forceAtlas2.assign(graph, {
      iterations: stepsFor(nodes.length),
      settings: {
        ...forceAtlas2.inferSettings(graph),
        strongGravityMode: true,
        gravity: 0.08,
        barnesHutOptimize: nodes.length > 300,
      },
    });
  gatherUnconnected(graph);
  const sigma = new Sigma(graph, place, {
    allowInvalidContainer: true,
    // Room for names at the right edge.
    stagePadding: 48,
    hideEdgesOnMove: edges.length > 4_000,
    labelColor: { color: styleOf("--ink") },
    labelRenderedSizeThreshold: kind === "communities" ? 12 : 8,
    labelDensity: 0.6,
    defaultEdgeColor: line,
    zIndex: true,
  });
  sigma.on("clickNode", ({ node }) => onOpen(Number(node)));
  return {
    colour(hues) {
      // Each once: a browser takes longer to tell a colour than to draw with it.
      const colours = new Map([...new Set(hues)].map((hue) => [hue, colourOf(hue)]));
      graph.updateEachNodeAttributes(
        (node, attributes) => {
          const hue = hues[Number(node)] ?? 0;
          return { ...attributes, color: colours.get(hue) ?? colourOf(hue), zIndex: hue };
        },
        { attributes: ["color", "zIndex"] },
      );
    },
    close: () => sigma.kill(),
  };
}

/** Maximum distance from the others of accounts without any follow, in radii of the others. */
const maxUnconnected = 1.15;

/** Moves accounts without follows closer to the others. A layout by follows would place them far away. */
function gatherUnconnected(graph: Graph): void {
  const isConnected = (node: string): boolean => graph.degree(node) > 0;
  const connected = graph.filterNodes(isConnected).map((node) => placeOf(graph, node));
  if (connected.length === 0) return;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const [middleX, middleY] = [mean(connected.map(({ x }) => x)), mean(connected.map(({ y }) => y))];
  const radius = connected.reduce(
    (most, { x, y }) => Math.max(most, Math.hypot(x - middleX, y - middleY)),
    0,
  );
  for (const node of graph.filterNodes((one) => !isConnected(one))) {
    const { x, y } = placeOf(graph, node);
    const shrink = (maxUnconnected * radius) / Math.hypot(x - middleX, y - middleY);
    if (shrink < 1)
      graph.mergeNodeAttributes(node, {
        x: middleX + (x - middleX) * shrink,
        y: middleY + (y - middleY) * shrink,
      });
  }
}

function placeOf(graph: Graph, node: string): { readonly x: number; readonly y: number } {
  return { x: Number(graph.getNodeAttribute(node, "x")), y: Number(graph.getNodeAttribute(node, "y")) };
}

function colourOf(hue: number): string {
  return styleOf(`--hue${hue}`);
}

function styleOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
