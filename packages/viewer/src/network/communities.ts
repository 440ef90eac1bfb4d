import { setImmediate } from "node:timers/promises";

/** An undirected weighted graph. The neighbours of each node are a part of two arrays. */
export interface WeightedGraph {
  /** The index at which the neighbours of each node start, followed by the length of `neighbours`. */
  readonly offsets: Uint32Array;
  /** The neighbours of all nodes. An edge occurs at both of its ends; an edge from a node to itself occurs once. */
  readonly neighbours: Uint32Array;
  /** The weight of the edge to each element of `neighbours`. */
  readonly weights: Float64Array;
}

/** Maximum number of passes over all nodes. Each pass improves the result less than the previous one. */
const maxPasses = 10;
/** Number of nodes that are processed before yielding to the event loop. */
const nodesAtATime = 2_000;
/** Maximum number of levels. Each level merges communities into larger ones. */
const maxLevels = 8;

/**
 * Finds the community of each node with the Louvain method (Blondel et al. 2008). Nodes move to the neighbouring
 * community that improves the modularity most; communities then become the nodes of the next level. Nodes are processed
 * in order, so that the result is deterministic. Typed arrays are used, because a graph of objects needs about a
 * kilobyte for each edge.
 * @param onProgress called with the completed share of the first level, from 0 to 1. The first level takes longest
 * @returns the community of each node. Communities are numbered from 0 without gaps, the largest one first
 */
export async function communitiesOf(
  graph: WeightedGraph,
  onProgress: (share: number) => void = () => undefined,
): Promise<Uint32Array> {
  let level = graph;
  let community = Uint32Array.from({ length: graph.offsets.length - 1 }, (_, node) => node);
  for (let depth = 0; depth < maxLevels; depth++) {
    const moved = await moveNodes(level, depth === 0 ? onProgress : () => undefined);
    const { numbers, count } = numbered(moved);
    community = community.map((node) => numbers[node] ?? 0);
    if (count === level.offsets.length - 1) break;
    level = mergeNodes(level, numbers, count);
  }
  return numberedBySize(community);
}

/** Moves nodes until no move improves the modularity. */
async function moveNodes(graph: WeightedGraph, onProgress: (share: number) => void): Promise<Uint32Array> {
  const level = new Level(graph);
  for (let pass = 0; pass < maxPasses; pass++) {
    const moves = await level.moveAll((share) => onProgress((pass + share) / maxPasses));
    if (moves === 0) break;
  }
  return level.community;
}

/** The nodes of a level, with their current communities. */
class Level {
  readonly community: Uint32Array;
  private readonly graph: WeightedGraph;
  /** The total weight of each node's edges. An edge from a node to itself counts twice. */
  private readonly degree: Float64Array;
  private readonly total: number;
  /** The sum of the degrees of each community's nodes. */
  private readonly within: Float64Array;
  /** The weight of the edges from the currently moved node to each community. All values are 0 between two moves. */
  private readonly towards: Float64Array;

  constructor(graph: WeightedGraph) {
    const nodes = graph.offsets.length - 1;
    this.graph = graph;
    this.community = Uint32Array.from({ length: nodes }, (_, node) => node);
    this.degree = degreesOf(graph);
    this.total = this.degree.reduce((sum, weight) => sum + weight, 0);
    this.within = this.degree.slice();
    this.towards = new Float64Array(nodes);
  }

  /** Tries to move each node once. Returns the number of nodes that moved. */
  async moveAll(onProgress: (share: number) => void): Promise<number> {
    let moves = 0;
    for (let node = 0; node < this.community.length; node++) {
      if (node % nodesAtATime === nodesAtATime - 1) {
        onProgress(node / this.community.length);
        await setImmediate();
      }
      if (this.move(node)) moves++;
    }
    return moves;
  }

  private move(node: number): boolean {
    const { community, within, degree } = this;
    const [own, weight] = [community[node] ?? 0, degree[node] ?? 0];
    this.measure(node);
    within[own] = (within[own] ?? 0) - weight;
    const best = this.best(node, own);
    this.forget(node);
    within[best] = (within[best] ?? 0) + weight;
    community[node] = best;
    return best !== own;
  }

  private measure(node: number): void {
    const { neighbours, weights } = this.graph;
    for (let at = this.from(node); at < this.to(node); at++) {
      const other = neighbours[at] ?? 0;
      const joined = this.community[other] ?? 0;
      if (other !== node) this.towards[joined] = (this.towards[joined] ?? 0) + (weights[at] ?? 0);
    }
  }

  private best(node: number, own: number): number {
    let [best, bestGain] = [own, this.gain(node, own)];
    for (let at = this.from(node); at < this.to(node); at++) {
      const joined = this.community[this.graph.neighbours[at] ?? 0] ?? 0;
      const gain = this.gain(node, joined);
      if (gain > bestGain + 1e-9) [best, bestGain] = [joined, gain];
    }
    return best;
  }

  private gain(node: number, joined: number): number {
    const expected = ((this.degree[node] ?? 0) * (this.within[joined] ?? 0)) / this.total;
    return (this.towards[joined] ?? 0) - expected;
  }

  private forget(node: number): void {
    for (let at = this.from(node); at < this.to(node); at++)
      this.towards[this.community[this.graph.neighbours[at] ?? 0] ?? 0] = 0;
  }

  private from(node: number): number {
    return this.graph.offsets[node] ?? 0;
  }

  private to(node: number): number {
    return this.graph.offsets[node + 1] ?? 0;
  }
}

function degreesOf({ offsets, neighbours, weights }: WeightedGraph): Float64Array {
  return Float64Array.from({ length: offsets.length - 1 }, (_, node) => {
    let degree = 0;
    for (let at = offsets[node] ?? 0; at < (offsets[node + 1] ?? 0); at++)
      degree += (weights[at] ?? 0) * (neighbours[at] === node ? 2 : 1);
    return degree;
  });
}

/** Renumbers communities from 0 without gaps. */
function numbered(community: Uint32Array): { readonly numbers: Uint32Array; readonly count: number } {
  const known = new Map<number, number>();
  const numbers = community.map((old) => {
    const number = known.get(old) ?? known.size;
    known.set(old, number);
    return number;
  });
  return { numbers, count: known.size };
}

/** Returns the graph whose nodes are the communities of a graph. */
function mergeNodes(
  { offsets, neighbours, weights }: WeightedGraph,
  numbers: Uint32Array,
  count: number,
): WeightedGraph {
  const edges = Array.from({ length: count }, () => new Map<number, number>());
  for (let node = 0; node < numbers.length; node++) {
    const own = numbers[node] ?? 0;
    const merged = edges[own];
    for (let at = offsets[node] ?? 0; at < (offsets[node + 1] ?? 0); at++) {
      const other = numbers[neighbours[at] ?? 0] ?? 0;
      // An edge within a community occurs at both of its ends, but must count only once.
      const isHalf = other === own && neighbours[at] !== node;
      merged?.set(other, (merged.get(other) ?? 0) + (weights[at] ?? 0) / (isHalf ? 2 : 1));
    }
  }
  const next = new Uint32Array(count + 1);
  for (const [node, { size }] of edges.entries()) next[node + 1] = (next[node] ?? 0) + size;
  return {
    offsets: next,
    neighbours: Uint32Array.from(edges.flatMap((merged) => [...merged.keys()])),
    weights: Float64Array.from(edges.flatMap((merged) => [...merged.values()])),
  };
}

/** Renumbers communities by size. The largest community is 0. */
function numberedBySize(community: Uint32Array): Uint32Array {
  const sizes = new Map<number, number>();
  for (const number of community) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  const ranked = [...sizes].toSorted(([, a], [, b]) => b - a).map(([number]) => number);
  const rank = new Map(ranked.map((number, place) => [number, place]));
  return community.map((number) => rank.get(number) ?? 0);
}
