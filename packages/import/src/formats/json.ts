import { isRecord } from "@concordat/contracts/options";
import { isSafeNumber, parse } from "lossless-json";
import { flattenedFields, type ReadFile, type SourceEntry } from "../entry.js";
import { ImportError } from "../error/import-error.js";
import { readableX } from "./x.js";

/** A JSON object of a file, and its position. */
export interface JsonItem {
  readonly place: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** An X archive starts as a script: window.YTD.tweets.part0 = [ … ] */
const archive = /^\s*window\.YTD\.[\w.]+\s*=\s*/;

/** Names of the list in files. */
const listNames = [
  "feed",
  "posts",
  "statuses",
  "items",
  "orderedItems",
  "records",
  "data",
  "results",
  "tweets",
  "accounts",
  "profiles",
  "agents",
  "users",
  "decisions",
  "thread",
  "children",
];

/**
 * Returns the objects of a JSON or NDJSON file. They are the items of its list at any depth, the object on each line,
 * the rows of a table written by pandas, or the only object.
 * @throws {ImportError} UNREADABLE
 */
export function jsonItems(text: string): JsonItem[] {
  const json = text.replace(archive, (start) => start.replaceAll(/\S/g, " "));
  const values = isNdjson(json) ? linesOf(json) : itemsOf(jsonValue(json));
  return values.map(({ place, value }) => {
    const inner = isRecord(value) ? unwrapped(value) : value;
    if (isRecord(inner)) return { place: `${place}${idLabel(inner)}`, value: inner };
    throw new ImportError("UNREADABLE", `${place} is not a JSON object`);
  });
}

/** Reads the entries of a JSON file of any tool. */
export function readJson(text: string): ReadFile {
  const entries = jsonItems(text).map(
    ({ place, value }): SourceEntry => ({ place, fields: flattenedFields(value) }),
  );
  const read = readableX(entries);
  return archive.test(text) ? { ...read, fillers: { author_id: archiveOwner } } : read;
}

/** The author of the posts in an archive of X, which does not name its account. */
const archiveOwner = {
  value: "owner",
  reason: "the account of the archive, which does not name it",
};

interface PlacedValue {
  readonly place: string;
  readonly value: unknown;
}

function isNdjson(text: string): boolean {
  const trimmed = text.trimStart();
  const end = trimmed.indexOf("\n");
  return end !== -1 && /^\{.*\}\s*$/.test(trimmed.slice(0, end)) && trimmed.slice(end).trim() !== "";
}

function linesOf(text: string): PlacedValue[] {
  return text.split("\n").flatMap((line, index) => {
    const place = `line ${index + 1}`;
    return line.trim() === "" ? [] : [{ place, value: jsonValue(line, index + 1) }];
  });
}

/**
 * Parses a JSON value. Numbers that a JavaScript number cannot represent exactly, such as the ids of X, remain text.
 */
function jsonValue(json: string, line?: number): unknown {
  try {
    return parse(json, undefined, { parseNumber: (text) => (isSafeNumber(text) ? Number(text) : text) });
  } catch (cause) {
    if (cause instanceof RangeError) {
      const where = line === undefined ? "" : `line ${line}: `;
      throw new ImportError("UNREADABLE", `${where}the JSON is nested too deeply to be read`, { cause });
    }
    const hint = /\bNaN\b|\bInfinity\b/.test(json)
      ? "; NaN and Infinity, as Python writes them, are not JSON: write null"
      : "";
    const { where, reason } = located(cause instanceof Error ? cause.message : String(cause), json, line);
    throw new ImportError(
      "UNREADABLE",
      `${where}the file is not valid JSON, or was cut off (${reason})${hint}`,
      { cause },
    );
  }
}

/**
 * Returns the line of a parser's error, as the start of a sentence, and its message, in which the position is given as
 * a column.
 */
function located(message: string, json: string, line = 1): { where: string; reason: string } {
  const [found, digits] = / at position (\d+)/.exec(message) ?? [];
  if (found === undefined) return { where: line === 1 ? "" : `line ${line}: `, reason: message };
  const before = json.slice(0, Number(digits)).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return {
    where: `line ${line + before.length - 1}: `,
    reason: message.replace(found, ` at column ${column}`),
  };
}

function itemsOf(root: unknown): PlacedValue[] {
  if (Array.isArray(root)) return root.map((value, index) => ({ place: `item ${index + 1}`, value }));
  if (!isRecord(root))
    throw new ImportError("UNREADABLE", "the file is neither a JSON list nor a JSON object");
  for (const name of listNames) {
    const list = root[name];
    if (Array.isArray(list) && list.some(isRecord)) return itemsOf(list);
    if (isRecord(list) && listNames.some((inner) => Array.isArray(list[inner]))) return itemsOf(list);
  }
  return tableOf(root) ?? [{ place: "the object", value: root }];
}

/**
 * Returns the rows of a table written by pandas, either by row or by column; `null` if the value is not such a table.
 */
function tableOf(root: Readonly<Record<string, unknown>>): PlacedValue[] | null {
  const parts = Object.entries(root);
  const isNumbered = (value: object): boolean => Object.keys(value).every((key) => /^\d+$/.test(key));
  if (parts.length === 0 || !parts.every(([, part]) => isRecord(part))) return null;
  if (isNumbered(root)) return parts.map(([key, value]) => ({ place: `row ${key}`, value }));
  if (!parts.every(([, part]) => isRecord(part) && isNumbered(part))) return null;
  const rows = [...new Set(parts.flatMap(([, part]) => (isRecord(part) ? Object.keys(part) : [])))];
  return rows.map((row) => ({
    place: `row ${row}`,
    value: Object.fromEntries(parts.map(([name, part]) => [name, isRecord(part) ? part[row] : null])),
  }));
}

/** Returns the object inside an object with a single member, such as a tweet in an archive: `{ tweet: { … } }`. */
function unwrapped(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [only, ...others] = Object.values(value);
  return others.length === 0 && isRecord(only) ? only : value;
}

function idLabel({ id, id_str: text, uri }: Readonly<Record<string, unknown>>): string {
  const name = [text, id, uri].find(
    (candidate) => typeof candidate === "string" || typeof candidate === "number",
  );
  return name === undefined ? "" : ` (id ${JSON.stringify(String(name))})`;
}
