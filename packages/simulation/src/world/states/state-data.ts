import { deflateSync, inflateSync } from "node:zlib";
import { sha256 } from "@concordat/files";
import type { AgentStates, StateColumn } from "./agent-states.js";

/** The type of the numbers of a column, as recorded. Numbers of more than one byte are little-endian. */
export type ColumnType = "float64" | "uint8";

/** Returns the type of a column's numbers. */
export function typeOfColumn(column: StateColumn): ColumnType {
  return column instanceof Float64Array ? "float64" : "uint8";
}

/** Returns the bytes of a column. They are the same on every machine. */
function bytesOf(column: StateColumn): Uint8Array {
  const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  return column instanceof Uint8Array || isLittleEndian ? bytes : Buffer.from(bytes).swap64();
}

const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Returns the SHA-256 of each field's bytes, by the field's name. */
export function stateHashes(states: AgentStates): Record<string, string> {
  return Object.fromEntries(states.names.map((name) => [name, sha256(bytesOf(states.column(name)))]));
}

/** Compresses a column to text: zlib, then Base64. Different versions of zlib may give different texts. */
export function packColumn(column: StateColumn): string {
  return deflateSync(bytesOf(column), { level: 6 }).toString("base64");
}

/** Whether a recorded text contains exactly the values of a column. */
export function isPacked(text: string, column: StateColumn): boolean {
  try {
    const bytes = inflateSync(Buffer.from(text, "base64"), { maxOutputLength: column.byteLength + 1 });
    return bytes.equals(bytesOf(column));
  } catch {
    return false;
  }
}

/** Whether two columns contain the same values. */
export function sameColumn(one: StateColumn, other: StateColumn): boolean {
  return Buffer.from(bytesOf(one).buffer, one.byteOffset, one.byteLength).equals(bytesOf(other));
}
