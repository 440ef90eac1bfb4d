import { SaxesParser, type SaxesTagPlain } from "saxes";
import { textChunks } from "./line-reader.js";
import type { NetworkBuilder } from "./network-table.js";
import type { OnProblem } from "./read-edge-list.js";

/**
 * The names of attributes and values that state the direction of edges, in each format: `all` for the default of all
 * edges, `one` for a single edge.
 */
const directions = {
  graphml: { all: "edgedefault", one: "directed", values: { true: true, false: false } },
  gexf: { all: "defaultedgetype", one: "type", values: { directed: true, undirected: false, mutual: false } },
} as const;

const titles = { graphml: "GraphML", gexf: "GEXF" } as const;

/** The XML formats. */
export type MarkupFormat = keyof typeof directions;

/**
 * Reads GraphML or GEXF. Attributes that are not needed are ignored.
 * @returns whether edges are directed according to the file; `null` if the file does not say
 * @throws {TypeError} when the bytes are not valid UTF-8
 */
export function readMarkup(
  bytes: Uint8Array,
  format: MarkupFormat,
  builder: NetworkBuilder,
  onProblem: OnProblem,
): boolean | null {
  const { all, one } = directions[format];
  let directed: boolean | null = null;
  let failed = false;
  let hasGraph = false;
  const parser = new SaxesParser<object>();
  const addEdge = (attributes: Record<string, string>): void => {
    const { source, target } = attributes;
    const { line } = parser;
    const own = directionOf(format, attributes[one]);
    if (own !== null && own !== (directed ?? own))
      onProblem(line, "has another direction than the graph's other edges; a network has one kind of edges");
    else if (source === undefined || target === undefined) onProblem(line, "must have a source and a target");
    else builder.edge({ source, target, line });
    directed ??= own;
  };
  parser.on("error", (error) => {
    if (!failed) onProblem(parser.line, `is not valid ${titles[format]}: ${error.message}`);
    failed = true;
  });
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    if (name === "graph") {
      hasGraph = true;
      directed = directionOf(format, attributes[all]);
    } else if (name === "node" && attributes.id !== undefined) builder.node(attributes.id, parser.line);
    else if (name === "edge") addEdge(attributes);
  });
  for (const chunk of textChunks(bytes)) if (!failed) parser.write(chunk);
  if (!failed) parser.close();
  if (!failed && !hasGraph) onProblem(1, `is not ${titles[format]}: it has no element "graph"`);
  return directed;
}

/** Whether edges are directed according to an attribute; `null` if the attribute does not say. */
function directionOf(format: MarkupFormat, said: string | undefined): boolean | null {
  // GraphML uses "directed" and "undirected" for all edges, but "true" and "false" for a single edge.
  const values: Readonly<Record<string, boolean>> = {
    ...directions.gexf.values,
    ...directions[format].values,
  };
  return said === undefined ? null : (values[said] ?? null);
}
