import type { Schema } from "../contract/schema.js";
import type { Node } from "../node/node.js";
import type { Allows } from "../repairs/allows.js";
import type { RepairName } from "../repairs/table.js";
import type { Repair } from "../result/parse-result.js";

/**
 * A reason why a value is unreadable: it has a second possible reading, contains an unknown word, or contains a number
 * that would have to be rounded.
 */
export interface Rejection {
  readonly reason: "ambiguous" | "no-json" | "too-large";
  /** UTF-16 offset in the text. */
  readonly offset: number;
}

/** A node coerced to its schema. */
export interface Coercion {
  /** The value; `undefined` if an unfinished node has none yet. */
  readonly value: unknown;
  readonly repairs: Repair[];
  /** The distance of the value from the schema; 0 if no difference is known. */
  misfits: number;
  /** The reason why the value cannot be accepted; `null` if it can. */
  doubt: Rejection | null;
  /** Whether the value is an object without any key that the schema knows. It is then unrelated to the contract. */
  foreign: boolean;
}

/** The context in which a value is read. */
export interface FitContext {
  /** The contract's schema, which references resolve against. */
  readonly root: Schema;
  readonly alternatives: (schema: Schema) => readonly Schema[];
  readonly allows: Allows;
  readonly maxDepth: number;
  /** Reads a part of the value as its schema describes it. */
  readonly fit: (context: FitContext, node: Node, schema: Schema) => Coercion;
  /**
   * Reads a value as the branch of a union that fits best. The result for each part is cached, so that nested unions do
   * not multiply the work.
   */
  readonly fitUnion: (branches: readonly Schema[]) => (node: Node) => Coercion;
}

/** Creates a coercion from its value and the repair that it needed. */
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

/** Returns a repair that concerns a text from an offset to the end of a node. */
export function repairOf(name: RepairName, offset: number, { end }: Pick<Node, "end">): Repair {
  return { name, offset, length: end - offset };
}

/** Adds the repairs and deviations of a part to those of the value that contains it. */
export function absorb(whole: Coercion, part: Coercion): void {
  whole.misfits += part.misfits;
  whole.doubt ??= part.doubt;
  for (const repair of part.repairs) whole.repairs.push(repair);
}
