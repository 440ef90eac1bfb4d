import { cursorAt } from "../read/cursor.js";
import { skipSpace } from "../read/space.js";
import { readValue } from "../read/value.js";
import type { Allows } from "../repairs/allows.js";
import { type Extraction, emptyExtraction } from "./found.js";

const opening = /^\s*(```[ \t]*\w*\s*)?/;

/**
 * Reads the complete text as one value, without its code fence if it has one. Used for contracts of a string, number or
 * literal.
 */
export function findScalar(text: string, allows: Allows, maxDepth: number): Extraction {
  const start = opening.exec(text)?.[0].length ?? 0;
  // White space after a number shows that it has ended.
  const cursor = cursorAt(`${text}\n`, start, allows, maxDepth);
  const node = readValue(cursor, "root");
  const { at: end, stop, repairs } = cursor;
  const findings = emptyExtraction();
  if (node === null) return findings;
  const found = { node, repairs, start, end, decoded: false };
  if (stop === "end") findings.cut = { ...found, closable: false };
  skipSpace(cursor);
  if (stop === null && (cursor.at >= text.length || text.startsWith("```", cursor.at)))
    findings.whole.push(found);
  return findings;
}
