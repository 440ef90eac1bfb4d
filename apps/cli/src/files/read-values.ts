import { parsePointer, pointerTo } from "@concordat/contracts/contract";
import { beyondRangeWords } from "@concordat/files/text";
import { CommandError } from "../command-error.js";
import { type JsonNode, JsonSyntaxError, type ParsedJson, parseLocatedJson } from "./parse-json.js";
import { inputName, readTextFile } from "./read-text.js";
import { TextLines } from "./text-lines.js";

/** A value from a file, with the positions of its parts. */
export interface LocatedValue {
  readonly value: unknown;
  /**
   * Returns the position of a part in its file, such as `feed.json:12: item 3 (id "p3")`. If the part does not exist,
   * returns the position of the nearest existing part.
   */
  place(pointer?: string): string;
  /** Problems of text that is valid JSON: duplicate properties, numbers out of range. */
  readonly faults: readonly Fault[];
}

/** A problem with the text of a value. */
interface Fault {
  readonly place: string;
  readonly path: string;
  readonly keyword: "duplicateKey" | "numberRange";
  readonly message: string;
}

/**
 * Reads the values of a JSON or NDJSON file: the members of a JSON array, one JSON value, or the value of
 * each line.
 * @throws {CommandError} with file, line and column when the file is not JSON
 */
export async function readValues(file: string): Promise<LocatedValue[]> {
  const text = await readTextFile(file);
  if (text.trim() === "") throw new CommandError(`${inputName(file)}: is empty`);
  return isNdjson(file, text) ? readLines(file, text) : readDocument(file, text);
}

function isNdjson(file: string, text: string): boolean {
  if (/\.(ndjson|jsonl)$/.test(file)) return true;
  const trimmed = text.trimStart();
  const end = trimmed.indexOf("\n");
  if (end === -1) return false;
  return /^\{.*\}\s*$/.test(trimmed.slice(0, end)) && trimmed.slice(end).trim() !== "";
}

function readLines(file: string, text: string): LocatedValue[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const where = `${inputName(file)}:${index + 1}`;
    const parsed = parse(line, (offset) => `${where}:${offset + 1}`);
    const place = (): string => where;
    return [{ value: parsed.root.value, place, faults: faultsOf(parsed).map(faultAt(place)) }];
  });
}

function readDocument(file: string, text: string): LocatedValue[] {
  const lines = new TextLines(text);
  const at = (offset: number): string => `${inputName(file)}:${lines.lineOf(offset)}`;
  const parsed = parse(text, (offset) => `${at(offset)}:${lines.columnOf(offset)}`);
  const { root } = parsed;
  const items = Array.isArray(root.children) ? root.children : null;
  const nodes: readonly JsonNode[] = items ?? [root];
  const faults = faultsOf(parsed);
  let next = 0;
  return nodes.map((node, index) => {
    const label = items === null ? "" : itemLabel(node, index);
    const end = nodes[index + 1]?.offset ?? text.length;
    const first = next;
    while ((faults[next]?.offset ?? Number.POSITIVE_INFINITY) < end) next++;
    const place = (offset: number): string => `${at(offset)}${label}`;
    return {
      value: node.value,
      place: (pointer = "") => place(nearest(node, pointer).offset),
      faults: faults
        .slice(first, next)
        .map((one) => ({ ...one, path: items === null ? one.path : withinItem(one.path) }))
        .map(faultAt(place)),
    };
  });
}

/** Converts a path in a list to a path in the list's item. */
function withinItem(path: string): string {
  return pointerTo("", ...parsePointer(path).slice(1));
}

/** Returns the label of a list item, which is needed because several items may be on one line. */
function itemLabel({ value }: JsonNode, index: number): string {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
  return `: item ${index + 1}${typeof id === "string" ? ` (id ${JSON.stringify(id)})` : ""}`;
}

/** A fault, and its offset in the text. */
interface FoundFault extends Omit<Fault, "place"> {
  readonly offset: number;
}

/** Returns the faults of a text, in order. */
function faultsOf({ duplicates, beyondRange }: ParsedJson): FoundFault[] {
  const faults = [
    ...duplicates.map(({ key, offset }) => {
      const message = `the property ${JSON.stringify(key)} stands twice in one object`;
      return { path: "", keyword: "duplicateKey" as const, message, offset };
    }),
    ...beyondRange.map(({ literal, path, offset }) => {
      return { path, keyword: "numberRange" as const, message: beyondRangeWords(literal), offset };
    }),
  ];
  return faults.sort((a, b) => a.offset - b.offset);
}

function faultAt(place: (offset: number) => string): (fault: FoundFault) => Fault {
  return ({ offset, ...fault }) => ({ place: place(offset), ...fault });
}

/**
 * Returns the violations of a value that its faults do not already explain. For example, a number out of range becomes
 * infinite and violates other rules.
 */
export function unexplained<Violation extends { readonly path: string }>(
  violations: readonly Violation[],
  faults: readonly Fault[],
): Violation[] {
  const explained = new Set(faults.flatMap(({ keyword, path }) => (keyword === "numberRange" ? [path] : [])));
  return violations.filter(({ path }) => !explained.has(path));
}

function parse(text: string, where: (offset: number) => string): ParsedJson {
  try {
    return parseLocatedJson(text);
  } catch (cause) {
    if (!(cause instanceof JsonSyntaxError)) throw cause;
    throw new CommandError(`${where(cause.offset)}: is not JSON (${cause.message})`, { cause });
  }
}

function nearest(node: JsonNode, pointer: string): JsonNode {
  let here = node;
  for (const token of parsePointer(pointer)) {
    const { children } = here;
    const next =
      children instanceof Map
        ? children.get(token)
        : Array.isArray(children)
          ? children[Number(token)]
          : undefined;
    if (next === undefined) return here;
    here = next;
  }
  return here;
}
