import type { ContractLike } from "../contract/contract-like.js";
import { rootTypes } from "../contract/schema.js";
import type { Allows } from "../repairs/allows.js";
import type { Extraction } from "./found.js";
import { findScalar } from "./scalar.js";
import { findValues } from "./values.js";

/**
 * Finds the values in a text that may be an answer. If the contract describes a string, number or literal, only the
 * complete text may be one.
 */
export function find(
  text: string,
  { schema }: Pick<ContractLike, "schema">,
  allows: Allows,
  maxDepth: number,
): Extraction {
  const types = rootTypes(schema);
  const scalar = types.length > 0 && !types.includes("object") && !types.includes("array");
  return scalar ? findScalar(text, allows, maxDepth) : findValues(text, allows, maxDepth);
}
