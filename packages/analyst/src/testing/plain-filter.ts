import type { Cell } from "../table/cell.js";

/** A filter as a model writes it. */
export interface RawFilter {
  readonly dimension_name: string;
  readonly operator: string;
  readonly value?: unknown;
}

/** Whether a row's value matches a filter, in plain JavaScript: the reference for the database's result. */
export function fits(cell: Cell, operator: string, value: unknown): boolean {
  if (operator === "is null") return cell === null;
  if (operator === "is not null") return cell !== null;
  if (cell === null) return false;
  const list = Array.isArray(value) ? value : [];
  const compared = (other: unknown): number => compare(cell, other);
  const tests: Record<string, () => boolean> = {
    "=": () => compared(value) === 0,
    "!=": () => compared(value) !== 0,
    "<>": () => compared(value) !== 0,
    ">": () => compared(value) > 0,
    ">=": () => compared(value) >= 0,
    "<": () => compared(value) < 0,
    "<=": () => compared(value) <= 0,
    in: () => list.some((item) => compared(item) === 0),
    between: () => compared(list[0]) >= 0 && compared(list[1]) <= 0,
    like: () => likePattern(String(value), "su").test(String(cell)),
    ilike: () => likePattern(lower(String(value)), "su").test(lower(String(cell))),
  };
  return tests[operator]?.() ?? false;
}

/** Compares texts by code points, like UTF-8, and other values like JavaScript. */
function compare(cell: Cell, other: unknown): number {
  if (typeof cell === "number") return cell - Number(other);
  if (typeof cell === "boolean") return Number(cell) - Number(other);
  return Buffer.compare(Buffer.from(String(cell)), Buffer.from(String(other)));
}

/**
 * Converts a text to lower case. A letter whose lower case has several characters is kept, so that the length stays the
 * same.
 */
function lower(text: string): string {
  return [...text]
    .map((letter) => ([...letter.toLowerCase()].length === 1 ? letter.toLowerCase() : letter))
    .join("");
}

function likePattern(pattern: string, flags: string): RegExp {
  const parts = [...pattern].map((letter) =>
    letter === "%" ? ".*" : letter === "_" ? "." : `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  );
  return new RegExp(`^${parts.join("")}$`, flags);
}
