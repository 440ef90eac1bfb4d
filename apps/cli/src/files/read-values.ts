import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { CommandError } from "../command-error.js";
import { readText } from "./read-text.js";

/** A value read from a file, and where its parts stand there. */
export interface LocatedValue {
  readonly value: unknown;
  /** `feed.json:12`, for a JSON Pointer into the value; the nearest part that is there. */
  place(pointer?: string): string;
}

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * The values of a JSON or NDJSON file: the members of a JSON array, one JSON value, or the value of each line.
 * @throws {CommandError} with file, line and column when the file is no JSON
 */
export async function readValues(file: string): Promise<LocatedValue[]> {
  const text = (await readText(file)).replace(/^\uFEFF/, "");
  if (text.trim() === "") throw new CommandError(`${nameOf(file)}: is empty`);
  return isNdjson(file, text) ? readLines(file, text) : readDocument(file, text);
}

function isNdjson(file: string, text: string): boolean {
  if (/\.(ndjson|jsonl)$/.test(file)) return true;
  const [first = "", ...rest] = text.trim().split("\n");
  return /^\s*\{.*\}\s*$/.test(first) && rest.some((line) => line.trim() !== "");
}

function readLines(file: string, text: string): LocatedValue[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const root = parse(line, file, index);
    return [{ value: getNodeValue(root), place: () => `${nameOf(file)}:${index + 1}` }];
  });
}

function readDocument(file: string, text: string): LocatedValue[] {
  const root = parse(text, file, 0);
  const nodes = root.type === "array" ? (root.children ?? []) : [root];
  return nodes.map((node) => ({
    value: getNodeValue(node),
    place: (pointer = "") => `${nameOf(file)}:${lineOf(text, nearest(node, pointer).offset)}`,
  }));
}

function parse(text: string, file: string, linesBefore: number): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, strict);
  const [error] = errors;
  if (error === undefined && root !== undefined) return root;
  const offset = error?.offset ?? 0;
  const column = offset - text.lastIndexOf("\n", offset - 1);
  const what = error === undefined ? "no value" : words(printParseErrorCode(error.error));
  throw new CommandError(
    `${nameOf(file)}:${linesBefore + lineOf(text, offset)}:${column}: is not JSON (${what})`,
  );
}

/** `PropertyNameExpected` as words. */
function words(code: string): string {
  return code.replace(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}

function nearest(node: Node, pointer: string): Node {
  const tokens = pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  let here = node;
  for (const token of tokens) {
    const next = findNodeAtLocation(here, [here.type === "array" ? Number(token) : token]);
    if (next === undefined) return here;
    here = next;
  }
  return here;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

function nameOf(file: string): string {
  return file === "-" ? "standard input" : file;
}
