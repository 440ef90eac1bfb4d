import { parsePointer, pointerTo } from "@concordat/contracts/contract";
import { beyondRangeWords } from "@concordat/files/text";
import {
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { Problem } from "./scenario-error.js";

/** A value that was read from a file, with the locations of its parts. */
export interface LocatedValue {
  readonly value: unknown;
  /**
   * Returns the location of a part of the value, such as `feed.json:12`. If the part does not exist, returns the
   * location of the nearest existing part.
   * @param pointer a JSON Pointer. Default: the complete value
   */
  place(pointer?: string): string;
}

/**
 * Maximum nesting depth of a value. Code that processes values is recursive and could overflow the stack. No contract
 * needs this depth.
 */
const maxDepth = 1_000;

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** Parses a JSON file. Returns the value, or the problem if it is invalid. */
export function locatedJson(name: string, text: string): LocatedValue | Problem {
  const tooDeep = depthOffset(text);
  if (tooDeep !== null) {
    const message = `is nested more than ${maxDepth} levels deep`;
    return { place: `${name}:${lineOf(text, tooDeep)}`, path: "", message };
  }
  const errors: ParseError[] = [];
  const json = text.replace(/^\uFEFF/, "");
  const root = parseTree(json, errors, strict);
  const [error] = errors;
  if (error === undefined && root !== undefined)
    return duplicateProblem(name, json, root) ?? rangeProblem(name, json, root) ?? located(name, json, root);
  const what = error === undefined ? "no value" : printParseErrorCode(error.error);
  return {
    place: `${name}:${lineOf(text, error?.offset ?? 0)}`,
    path: "",
    message: `is not valid JSON (${what})`,
  };
}

/**
 * Parses a JSON or NDJSON file. Returns the items of the array, or the values of the lines. Invalid ones are returned
 * as problems.
 */
export function locatedList(name: string, text: string): readonly (LocatedValue | Problem)[] {
  if (/^\s*\{[^\n]*\}\s*(\n|$)/.test(text) && !/^\s*\{[^\n]*\}\s*$/.test(text)) {
    return text.split("\n").flatMap((line, index): readonly (LocatedValue | Problem)[] => {
      if (line.trim() === "") return [];
      const place = `${name}:${index + 1}`;
      const value = locatedJson(name, line);
      return "message" in value ? [{ ...value, place }] : [{ value: value.value, place: () => place }];
    });
  }
  const whole = locatedJson(name, text);
  if ("message" in whole || !Array.isArray(whole.value)) return [whole];
  return whole.value.map((value: unknown, index) => ({
    value,
    place: (pointer = "") => whole.place(`/${index}${pointer}`),
  }));
}

/**
 * Returns the offset at which a text exceeds the maximum nesting depth; `null` if it does not. Strings are skipped step
 * by step instead of with one pattern, because they may be very long.
 */
function depthOffset(text: string): number | null {
  let depth = 0;
  let inString = false;
  for (const { 0: mark, index } of text.matchAll(/\\.|["[\]{}]/gs)) {
    if (mark === '"') inString = !inString;
    else if (inString) continue;
    else if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth--;
    if (depth > maxDepth) return index;
  }
  return null;
}

function duplicateProblem(name: string, text: string, root: Node): Problem | null {
  const twice = duplicateKey(root);
  if (twice === null) return null;
  const message = `the property ${JSON.stringify(twice.value)} stands twice in one object; remove one of them`;
  return { place: `${name}:${lineOf(text, twice.offset)}`, path: "", message };
}

/**
 * Returns the first key that occurs twice in one object; `null` if there is none. JSON parsers differ in which of the
 * two values they use.
 */
function duplicateKey({ type, children = [] }: Node): Node | null {
  const names = new Set<unknown>();
  for (const child of children) {
    const key = type === "object" ? child.children?.[0] : undefined;
    if (key !== undefined && names.has(key.value)) return key;
    names.add(key?.value);
    const within = duplicateKey(child);
    if (within !== null) return within;
  }
  return null;
}

/**
 * Returns a problem for a number that becomes infinite when it is parsed, such as 1e400; `null` if there is none. A
 * contract could no longer detect it.
 */
function rangeProblem(name: string, text: string, root: Node): Problem | null {
  const number = numberBeyondRange(root);
  if (number === null) return null;
  const { offset, length } = number;
  const message = beyondRangeWords(text.slice(offset, offset + length));
  return { place: `${name}:${lineOf(text, offset)}`, path: pointerTo("", ...getNodePath(number)), message };
}

function numberBeyondRange(node: Node): Node | null {
  if (node.type === "number") return Number.isFinite(node.value) ? null : node;
  for (const child of node.children ?? []) {
    const within = numberBeyondRange(child);
    if (within !== null) return within;
  }
  return null;
}

function located(name: string, text: string, root: Node): LocatedValue {
  return {
    value: getNodeValue(root),
    place: (pointer = "") => `${name}:${lineOf(text, nearest(root, pointer).offset)}`,
  };
}

function nearest(node: Node, pointer: string): Node {
  let here = node;
  for (const token of parsePointer(pointer)) {
    const next = findNodeAtLocation(here, [here.type === "array" ? Number(token) : token]);
    if (next === undefined) return here;
    here = next;
  }
  return here;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
