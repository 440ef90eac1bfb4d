import { isRecord } from "@concordat/contracts/options";
import type { NetworkBuilder } from "./network-table.js";

/**
 * Reads the edges of a JSON value in one of three formats: an object with a list of targets for each source; adjacency
 * data of networkx, with `nodes` and `adjacency`; or node-link data of networkx, with `nodes` and `edges` or `links`.
 * @returns whether edges are directed, as stated in the value; `null` if it is not stated
 */
export function readAdjacency(
  value: unknown,
  builder: NetworkBuilder,
  onProblem: (path: string, message: string) => void,
): boolean | null {
  if (!isRecord(value)) {
    onProblem("", "must be an object: the targets of each source, or a graph of networkx");
    return null;
  }
  const { nodes, adjacency, edges = value.links, directed } = value;
  const reader = new AdjacencyReader(builder, onProblem);
  if (!Array.isArray(nodes)) reader.lists(value);
  else {
    const ids = nodes.map((node, index) => reader.node(node, `/nodes/${index}`));
    if (Array.isArray(adjacency)) reader.neighbours(ids, adjacency);
    else if (Array.isArray(edges)) reader.links(edges);
    else onProblem("", "must have adjacency or edges next to nodes");
  }
  return typeof directed === "boolean" ? directed : null;
}

class AdjacencyReader {
  private readonly builder: NetworkBuilder;
  private readonly onProblem: (path: string, message: string) => void;

  constructor(builder: NetworkBuilder, onProblem: (path: string, message: string) => void) {
    this.builder = builder;
    this.onProblem = onProblem;
  }

  /** Reads an object with a list of targets for each source. */
  lists(value: Readonly<Record<string, unknown>>): void {
    for (const [source, targets] of Object.entries(value)) {
      this.builder.node(source, 0);
      if (Array.isArray(targets)) this.targets(source, targets, `/${source}`);
      else this.onProblem(`/${source}`, "must be a list of ids");
    }
  }

  /** Reads the neighbours of each node, in the order of the nodes. */
  neighbours(ids: readonly (string | null)[], adjacency: readonly unknown[]): void {
    if (adjacency.length !== ids.length)
      this.onProblem("/adjacency", `has ${adjacency.length} lists, and there are ${ids.length} nodes`);
    for (const [index, id] of ids.entries()) {
      const list = adjacency[index];
      if (id !== null && Array.isArray(list)) this.targets(id, list, `/adjacency/${index}`);
    }
  }

  /** Reads a list of edges, each with a source and a target. */
  links(edges: readonly unknown[]): void {
    for (const [index, edge] of edges.entries()) {
      const { source, target } = isRecord(edge) ? edge : {};
      const [from, to] = [idOf(source), idOf(target)];
      if (from === null || to === null) this.onProblem(`/edges/${index}`, "must have a source and a target");
      else this.builder.edge({ source: from, target: to, line: 0 });
    }
  }

  /** Adds a node and returns its id; `null` after reporting a problem if it has no id. */
  node(node: unknown, path: string): string | null {
    const id = idOf(isRecord(node) ? node.id : node);
    if (id === null) this.onProblem(path, "must have an id");
    else this.builder.node(id, 0);
    return id;
  }

  private targets(source: string, targets: readonly unknown[], path: string): void {
    for (const [index, member] of targets.entries()) {
      const target = idOf(isRecord(member) ? member.id : member);
      if (target === null) this.onProblem(`${path}/${index}`, "must be an id");
      else this.builder.edge({ source, target, line: 0 });
    }
  }
}

/** Returns an id as a string. Numbers are converted; `null` for other values. */
function idOf(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : null;
}
