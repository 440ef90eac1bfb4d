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

/** A value read from a file, and where its parts stand there. */
export interface LocatedValue {
  readonly value: unknown;
  /** `feed.json:12`, for a JSON Pointer into the value: the nearest existing part. */
  place(pointer?: string): string;
}

/** Deepest nesting that is read. No contract comes near it; code that walks values is recursive. */
const deepest = 1_000;

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** The one value of a JSON file, or why it cannot be read. */
export function locatedJson(name: string, text: string): LocatedValue | Problem {
  const tooDeep = depthOffset(text);
  if (tooDeep !== null) {
    const message = `is nested more than ${deepest} levels deep`;
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

/** The values of a JSON or NDJSON file: the items of an array, or the value of each line. */
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

/** Where a text is nested too deeply; `null` if it is not. Strings are not matched whole: they may be of any length. */
function depthOffset(text: string): number | null {
  let depth = 0;
  let inString = false;
  for (const { 0: mark, index } of text.matchAll(/\\.|["[\]{}]/gs)) {
    if (mark === '"') inString = !inString;
    else if (inString) continue;
    else if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth--;
    if (depth > deepest) return index;
  }
  return null;
}

function duplicateProblem(name: string, text: string, root: Node): Problem | null {
  const twice = duplicateKey(root);
  if (twice === null) return null;
  const message = `the property ${JSON.stringify(twice.value)} stands twice in one object; remove one of them`;
  return { place: `${name}:${lineOf(text, twice.offset)}`, path: "", message };
}

/** The first name that stands twice in one object: readers of JSON differ in which of the values counts. */
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

/** A number that becomes infinite when it is read, as 1e400 does: nothing of it is left that a contract could judge. */
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
