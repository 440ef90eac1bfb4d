import type { Node } from "../node/node.js";
import type { Units } from "../repairs/units.js";
import type { Repair } from "../result/parse-result.js";
import type { Schema } from "./schema.js";

/** Where a value and its parts stand in the text. */
export interface Place {
  readonly start: number;
  readonly parts?: ReadonlyMap<string, Place>;
}

/** Something a value cannot be read past: a second, different reading, or a word that nothing explains. */
export interface Doubt {
  readonly reason: "ambiguous" | "no-json";
  readonly offset: number;
}

/** A node as the schema would have it. */
export interface Fit {
  /** The value; `undefined` when an unfinished node says nothing yet. */
  readonly value: unknown;
  readonly repairs: readonly Repair[];
  /** How far the value is from what the schema describes; 0 when nothing is known to be wrong. */
  readonly misfits: number;
  /** Why this is not the one reading there is; null when it is. */
  readonly doubt: Doubt | null;
  readonly place: Place;
  /** Whether it is an object of nothing but keys that the schema does not know: not about this at all. */
  readonly foreign?: boolean;
}

export interface FitContext {
  readonly root: Schema;
  readonly units: Units;
  readonly maxDepth: number;
  /** Reads a part as its schema describes it. */
  readonly fit: (context: FitContext, node: Node, schema: Schema) => Fit;
  /** What was fitted already, so that unions within unions cost no more than their parts. */
  readonly known: Map<Node, Map<Schema, Fit>>;
}
