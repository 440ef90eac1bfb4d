import { cursorAt, readValue } from "../read/read-value.js";
import { skipSpace } from "../read/skip-space.js";
import type { Units } from "../repairs/units.js";
import type { Findings } from "./found.js";

const opening = /^\s*(?:```[ \t]*\w*\s*)?/;

/** For contracts of a bare string, number or literal: the one value that is the whole text, fences aside. */
export function findScalar(text: string, units: Units, maxDepth: number): Findings {
  const start = opening.exec(text)?.[0].length ?? 0;
  // White space after a number says that it has ended.
  const cursor = cursorAt(`${text}\n`, start, units, maxDepth);
  const node = readValue(cursor, "root");
  const end = cursor.at;
  if (cursor.stop === null) skipSpace(cursor);
  const alone = cursor.at >= text.length || text.startsWith("```", cursor.at);
  const found = node !== null && cursor.stop === null && alone;
  return {
    whole: found ? [{ node, repairs: cursor.repairs, start, end }] : [],
    cut: node !== null && cursor.stop === "end" ? { node, repairs: [], start, end, closable: false } : null,
    blocks: [],
    tooDeep: null,
    damaged: null,
  };
}
