import { CsvError, parse } from "csv-parse/sync";
import { forEachLine } from "./line-reader.js";
import type { NetworkBuilder } from "./network-table.js";

/** A function that reports a problem on a line of a file, counted from 1. */
export type OnProblem = (line: number, message: string) => void;

/** Pairs of column names in a header: the name for the source of an edge, and the name for its target. */
const headerNames: ReadonlyMap<string, string> = new Map([
  ["follower", "followed"],
  ["source", "target"],
  ["from", "to"],
  ["fromnodeid", "tonodeid"],
]);

/** The names for the ends of an edge, for messages. */
export const endNames = "follower and followed, source and target, or from and to";

/** The format of an edge list: how lines are split, and which columns contain the ends of an edge. */
interface EdgeColumns {
  readonly split: (line: string) => string[];
  readonly source: number;
  readonly target: number;
  /** Number of columns. `null` without a header; further columns are then ignored. */
  readonly columns: number | null;
}

/**
 * Reads an edge list with one edge on each line, whose ends are separated by a comma, semicolon, tab or spaces. A
 * header is recognized by its column names. Without one, the first two columns are the ends. Lines that begin with # or
 * % are comments.
 * @throws {TypeError} when the bytes are not valid UTF-8
 */
export function readEdgeList(bytes: Uint8Array, builder: NetworkBuilder, onProblem: OnProblem): void {
  let format: EdgeColumns | null = null;
  forEachLine(bytes, (line, number) => {
    if (line.trim() === "") return;
    const first = line.charCodeAt(0);
    if (first === 35 || first === 37) return;
    if (format === null) {
      const started = startOf(line);
      format = started.format;
      if (started.isHeader) return;
    }
    addEdge(line, number, format, builder, onProblem);
  });
}

function addEdge(
  line: string,
  number: number,
  { split, source: from, target: to, columns }: EdgeColumns,
  builder: NetworkBuilder,
  onProblem: OnProblem,
): void {
  const cells = split(line);
  if (columns !== null && cells.length !== columns) {
    onProblem(number, `has ${cells.length} values, and the header has ${columns}`);
    return;
  }
  const [source = "", target = ""] = [cells[from], cells[to]];
  if (source === "" || target === "") onProblem(number, `must have two ids, such as ${endNames}`);
  else builder.edge({ source, target, line: number });
}

function startOf(line: string): { readonly format: EdgeColumns; readonly isHeader: boolean } {
  const split = splitterOf(line);
  const names = split(line).map((name) => name.toLowerCase().replaceAll(/[ _]/g, ""));
  for (const [source, target] of headerNames) {
    const ends = { source: names.indexOf(source), target: names.indexOf(target) };
    if (ends.source !== -1 && ends.target !== -1)
      return { format: { split, ...ends, columns: names.length }, isHeader: true };
  }
  return { format: { split, source: 0, target: 1, columns: null }, isHeader: false };
}

function splitterOf(line: string): EdgeColumns["split"] {
  const delimiter = ["\t", ",", ";"].find((mark) => line.includes(mark));
  if (delimiter === undefined) return (text) => text.trim().split(/\s+/);
  return (text) => {
    if (!text.includes('"')) return text.split(delimiter).map(trimmed);
    return quotedCells(text, delimiter);
  };
}

function trimmed(cell: string): string {
  return cell.trim();
}

/** Returns the cells of a line with quoted values. Empty if the quotation marks do not match. */
function quotedCells(line: string, delimiter: string): string[] {
  try {
    const [cells = []]: string[][] = parse(line, { delimiter, trim: true });
    return cells;
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}
