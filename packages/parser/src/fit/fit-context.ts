import type { Schema } from "../contract/schema.js";
import type { Node } from "../node/node.js";
import type { Allows } from "../repairs/allows.js";
import type { RepairName } from "../repairs/table.js";
import type { Repair } from "../result/parse-result.js";

/** Something a value cannot be read past: a second reading, a word that nothing explains, a number that is rounded. */
export interface Rejection {
  readonly reason: "ambiguous" | "no-json" | "too-large";
  /** UTF-16 offset in the text. */
  readonly offset: number;
}

/** A node as the schema would have it. */
export interface Coercion {
  /** The value; `undefined` when an unfinished node says nothing yet. */
  readonly value: unknown;
  readonly repairs: Repair[];
  /** How far the value is from what the schema describes; 0 when nothing is known to be wrong. */
  misfits: number;
  /** Why this is not the only reading; null when it is. */
  doubt: Rejection | null;
  /** Whether it is an object whose keys the schema does not know at all: then it is about something else. */
  foreign: boolean;
}

/** What a value is read against. */
export interface FitContext {
  /** The contract's schema, to which references lead back. */
  readonly root: Schema;
  readonly alternatives: (schema: Schema) => readonly Schema[];
  readonly allows: Allows;
  readonly maxDepth: number;
  /** Reads a part as its schema describes it. */
  readonly fit: (context: FitContext, node: Node, schema: Schema) => Coercion;
  /** Reads a part as the branch of a union that fits best: once, so that unions in unions cost no more than their parts. */
  readonly fitUnion: (branches: readonly Schema[]) => (node: Node) => Coercion;
}

/** A node read as a value, with the repair that it took. */
export function fitted(
  node: Node,
  value: unknown,
  repair?: RepairName,
  doubt?: Rejection["reason"] | false,
): Coercion {
  const fit: Coercion = { value, repairs: [], misfits: 0, doubt: null, foreign: false };
  if (repair !== undefined) fit.repairs.push(repairOf(repair, node.start, node));
  if (doubt) fit.doubt = { reason: doubt, offset: node.start };
  return fit;
}

/** A repair that concerns a text from an offset to the end of a node. */
export function repairOf(name: RepairName, offset: number, { end }: Pick<Node, "end">): Repair {
  return { name, offset, length: end - offset };
}

/** Adds what is said of a part to what is said of the whole. */
export function absorb(whole: Coercion, part: Coercion): void {
  whole.misfits += part.misfits;
  whole.doubt ??= part.doubt;
  for (const repair of part.repairs) whole.repairs.push(repair);
}
