import { compareBytes } from "../hash/byte-order.js";
import type { Cell, Row } from "./tables.js";

/**
 * Compares two rows by their first cells: numbers by value, strings by their UTF-8 bytes.
 * @param length number of cells to compare
 */
export function compareRowKeys(a: Row, b: Row, length: number): number {
  for (let index = 0; index < length; index++) {
    const order = compareCells(a[index] ?? null, b[index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

function compareCells(a: Cell, b: Cell): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return compareBytes(String(a), String(b));
}
