import { isRecord } from "@concordat/contracts/options";
import type { Scenario } from "@concordat/contracts/scenario";
import { locatedJson } from "../located-json.js";
import type { Problem } from "../scenario-error.js";
import { forEachLine } from "./line-reader.js";
import { NetworkBuilder, type NetworkTable } from "./network-table.js";
import { readAdjacency } from "./read-adjacency.js";
import { endNames, type OnProblem, readEdgeList } from "./read-edge-list.js";
import { readMarkup } from "./read-markup.js";

/** A network from a file, as a scenario describes it. */
export type FileNetwork = Extract<Scenario["network"], { kind: "file" }>;

/** A network's file and its content. */
export interface NetworkFile {
  /** The name of the file, as the scenario spells it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Maximum number of problems that are listed for one file. */
const maxProblems = 5;

/** Reads a network's file. Returns `null` after reporting a problem if it cannot be read. */
export function readNetwork(
  { name, bytes }: NetworkFile,
  network: FileNetwork,
  found: Problem[],
): NetworkTable | null {
  const builder = new NetworkBuilder();
  let problems = 0;
  const problem = (place: string, path: string, message: string): void => {
    if (++problems <= maxProblems) found.push({ place, path, message });
  };
  const onProblem: OnProblem = (line, message) => problem(`${name}:${line}`, "", message);
  const format = network.format ?? formatOf(name, bytes);
  let said: boolean | null = null;
  try {
    if (format === "graphml" || format === "gexf") said = readMarkup(bytes, format, builder, onProblem);
    else if (format === "edge-list") readEdgeList(bytes, builder, onProblem);
    else if (format === "adjacency") said = readJson({ name, bytes }, builder, problem);
    else readRows({ name, bytes }, format, builder, problem);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    problem(name, "", "is not UTF-8 text");
  }
  if (problems > maxProblems)
    found.push({ place: name, path: "", message: `has ${problems - maxProblems} more such problems` });
  if (problems > 0) return null;
  const targetFollows = network.direction === "target-follows-source";
  return builder.table(name, { directed: network.directed ?? said ?? true, targetFollows });
}

/** The formats of network files. Rows are JSON objects, either one on each line or all in a list. */
type Format = NonNullable<FileNetwork["format"]> | RowsFormat;

type RowsFormat = "lines of rows" | "list of rows";

function formatOf(name: string, bytes: Uint8Array): Format {
  if (/\.graphml$/i.test(name)) return "graphml";
  if (/\.gexf$/i.test(name)) return "gexf";
  const start = new TextDecoder().decode(bytes.subarray(0, 4_096)).trimStart();
  if (start.startsWith("[")) return "list of rows";
  if (!start.startsWith("{")) return "edge-list";
  return /^\{[^\n]*\}\s*\n/.test(start) || isEdge(start) ? "lines of rows" : "adjacency";
}

/** Whether a text is a single edge as a JSON object. */
function isEdge(text: string): boolean {
  try {
    return endsOf(JSON.parse(text)) !== null;
  } catch {
    return false;
  }
}

/**
 * Decodes UTF-8 bytes.
 * @throws {TypeError} when the bytes are not valid UTF-8
 */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

type ReportAt = (place: string, path: string, message: string) => void;

/** Reads a file that contains a single JSON object. */
function readJson({ name, bytes }: NetworkFile, builder: NetworkBuilder, problem: ReportAt): boolean | null {
  const read = locatedJson(name, textOf(bytes));
  if ("message" in read) {
    problem(read.place, read.path, read.message);
    return null;
  }
  return readAdjacency(read.value, builder, (path, message) => problem(read.place(path), path, message));
}

/** Reads edges that are JSON objects, either in a list or one on each line. */
function readRows(
  { name, bytes }: NetworkFile,
  format: RowsFormat,
  builder: NetworkBuilder,
  problem: ReportAt,
): void {
  const add = (value: unknown, line: number, place: () => string): void => {
    const ends = endsOf(value);
    if (ends === null) problem(place(), "", `must have ${endNames}`);
    else builder.edge({ ...ends, line });
  };
  if (format === "list of rows") {
    const read = locatedJson(name, textOf(bytes));
    if ("message" in read) problem(read.place, read.path, read.message);
    else if (Array.isArray(read.value))
      for (const [index, value] of read.value.entries()) add(value, 0, () => read.place(`/${index}`));
    return;
  }
  forEachLine(bytes, (line, number) => {
    if (line.trim() === "") return;
    const read = locatedJson(name, line);
    if ("message" in read) problem(`${name}:${number}`, read.path, read.message);
    else add(read.value, number, () => `${name}:${number}`);
  });
}

/** Returns the ends of an edge, by any of the accepted names; `null` if an end is missing. */
function endsOf(value: unknown): { readonly source: string; readonly target: string } | null {
  if (!isRecord(value)) return null;
  const source = value.follower ?? value.source ?? value.from;
  const target = value.followed ?? value.target ?? value.to;
  return typeof source === "string" && typeof target === "string" ? { source, target } : null;
}
