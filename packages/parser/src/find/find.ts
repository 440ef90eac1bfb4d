import type { ContractLike } from "../contract/contract-like.js";
import { rootTypes } from "../fit/schema.js";
import type { Units } from "../repairs/units.js";
import { findScalar } from "./find-scalar.js";
import { findValues } from "./find-values.js";
import type { Findings } from "./found.js";

/** The values in a text that may be an answer: a contract of bare values has the whole text as its only place. */
export function find(text: string, { schema }: ContractLike, units: Units, maxDepth: number): Findings {
  const types = rootTypes(schema);
  const scalar = types.size > 0 && !types.has("object") && !types.has("array");
  return scalar ? findScalar(text, units, maxDepth) : findValues(text, units, maxDepth);
}
