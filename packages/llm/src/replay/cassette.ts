import { appendFile, readFile } from "node:fs/promises";
import type { ChatChunk, ChatRequest } from "../chat/index.js";

/** One request and what a client answered; a line of a cassette. */
export interface CassetteEntry {
  /** `requestKey` of the request. */
  readonly key: string;
  /** The id of the client that answered. */
  readonly model: string;
  /** For people who read the cassette; replay goes by the key. */
  readonly messages: ChatRequest["messages"];
  readonly chunks: readonly ChatChunk[];
}

/** Recorded answers by request key. */
export type Cassette = ReadonlyMap<string, CassetteEntry>;

/**
 * Reads a cassette, an NDJSON file.
 * @throws {Error} naming file and line when a line is no entry
 */
export async function readCassette(file: string): Promise<Cassette> {
  const lines = (await readFile(file, "utf8")).split("\n");
  const entries = lines.flatMap((line, index) =>
    line.trim() === "" ? [] : [readEntry(line, `${file}:${index + 1}`)],
  );
  return new Map(entries.map((entry) => [entry.key, entry]));
}

/** A recorder's sink that appends to a file, a whole line at a time. */
export function cassetteFile(file: string): (entry: CassetteEntry) => Promise<void> {
  return (entry) => appendFile(file, `${JSON.stringify(entry)}\n`);
}

function readEntry(line: string, where: string): CassetteEntry {
  try {
    const entry: unknown = JSON.parse(line);
    if (isEntry(entry)) return entry;
  } catch {
    // Said below, like any other line that is no entry.
  }
  throw new Error(`${where}: is not a recorded answer; record the cassette again`);
}

function isEntry(value: unknown): value is CassetteEntry {
  return (
    typeof value === "object" &&
    value !== null &&
    "key" in value &&
    typeof value.key === "string" &&
    "chunks" in value &&
    Array.isArray(value.chunks)
  );
}
