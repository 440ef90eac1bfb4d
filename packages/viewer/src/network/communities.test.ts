import { createRequire } from "node:module";
import { UndirectedGraph } from "graphology";
import { expect, it } from "vitest";
import { communitiesOf } from "./communities.js";
import { Neighbours } from "./neighbours.js";

// Its types name a default export, which Node.js does not see in a CommonJS module.
const louvain: (graph: UndirectedGraph, options: object) => Readonly<Record<string, number>> = createRequire(
  import.meta.url,
)("graphology-communities-louvain");

/** Edges of groups of twenty that hardly know each other, drawn from a fixed sequence. */
function planted(groups: number, withinPercent: number, betweenPercent: number): [number, number][] {
  let seed = 12_345;
  const draw = (): number => {
    seed = (seed * 48_271) % 0x7fffffff;
    return seed % 1_000;
  };
  const edges: [number, number][] = [];
  for (let a = 0; a < groups * 20; a++)
    for (let b = a + 1; b < groups * 20; b++)
      if (draw() < 10 * (Math.floor(a / 20) === Math.floor(b / 20) ? withinPercent : betweenPercent))
        edges.push([a, b]);
  return edges;
}

function found(nodes: number, edges: readonly (readonly [number, number])[]): Promise<Uint32Array> {
  const from = Uint32Array.from(edges.flat());
  const to = Uint32Array.from(edges.flatMap(([a, b]) => [b, a]));
  const lists = new Neighbours(nodes, from, to);
  const offsets = new Uint32Array(nodes + 1);
  for (let node = 0; node < nodes; node++) offsets[node + 1] = (offsets[node] ?? 0) + lists.of(node).length;
  const neighbours = Array.from({ length: nodes }, (_, node) => [...lists.of(node)]).flat();
  return communitiesOf({
    offsets,
    neighbours: Uint32Array.from(neighbours),
    weights: new Float64Array(neighbours.length).fill(1),
  });
}

function modularity(community: ArrayLike<number>, edges: readonly (readonly [number, number])[]): number {
  const [inside, degree] = [new Map<number, number>(), new Map<number, number>()];
  for (const [a, b] of edges) {
    const [of, other] = [community[a] ?? 0, community[b] ?? 0];
    if (of === other) inside.set(of, (inside.get(of) ?? 0) + 1);
    for (const one of [of, other]) degree.set(one, (degree.get(one) ?? 0) + 1);
  }
  const shares = [...degree].map(
    ([one, sum]) => (inside.get(one) ?? 0) / edges.length - (sum / (2 * edges.length)) ** 2,
  );
  return shares.reduce((sum, share) => sum + share, 0);
}

it("finds groups that were planted, numbered from the largest", async () => {
  const community = await found(100, planted(5, 60, 1));
  expect(new Set(community).size).toBe(5);
  for (let group = 0; group < 5; group++)
    expect(new Set(community.subarray(group * 20, group * 20 + 20)).size).toBe(1);
  expect(Math.min(...community)).toBe(0);
});

it.each([
  [60, 1],
  [40, 4],
  [20, 5],
])(
  "finds communities as good as those of graphology, with %i %% within and %i %% between",
  async (within, between) => {
    const edges = planted(10, within, between);
    const graph = new UndirectedGraph();
    for (let node = 0; node < 200; node++) graph.addNode(node);
    for (const [a, b] of edges) graph.addEdge(a, b);
    const theirs = louvain(graph, { randomWalk: false });
    const community = Array.from({ length: 200 }, (_, node) => theirs[node] ?? -1);
    const [ours, best] = [modularity(await found(200, edges), edges), modularity(community, edges)];
    expect(best).toBeGreaterThan(0.15);
    expect(ours).toBeGreaterThan(best - 0.02);
  },
);

it("leaves who is followed by none alone", async () => {
  expect([...(await found(3, [[0, 1]]))]).toEqual([0, 0, 1]);
});
