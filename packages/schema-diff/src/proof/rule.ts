import { pointerTo } from "@concordat/dialect";
import type { JsonType } from "../schema/json-types.js";
import type { PlainNode, SchemaNode } from "../schema/node.js";
import type { Conjunction } from "./conjunction.js";
import type { Gap, RuleProof } from "./rule-proof.js";
import type { RuleSearch } from "./rule-search.js";

/** A rule about some keywords: it proves that a schema's values satisfy them, and helps to find values that do not. */
export interface ProofRule {
  readonly keywords: readonly string[];
  /** The types of values that the keywords constrain. Values of any other type satisfy the keywords. */
  readonly types?: readonly JsonType[];
  /**
   * The keywords whose values, if equal in both schemas, prove the rule; an empty list for the complete
   * schemas. Default: `keywords`.
   */
  readonly group?: readonly string[];
  /** The gaps in the proof that every value of `a` satisfies these keywords of `b`; none if it is proved. */
  readonly proves: (a: Conjunction, b: PlainNode, proof: RuleProof) => readonly Gap[];
  /** Values that `a` may accept and these keywords of `b` reject. The caller checks them. */
  readonly refutes: (a: Conjunction, b: PlainNode, search: RuleSearch) => Iterable<unknown>;
}

export function gapAt(b: SchemaNode, reason: string, ...tokens: readonly (string | number)[]): Gap {
  return { pointer: pointerTo(b.pointer, ...tokens), reason };
}

/** Whether a schema has a keyword of a rule. */
export function speaksOf(rule: ProofRule, b: PlainNode): boolean {
  return rule.keywords.some((keyword) => Object.hasOwn(b.schema, keyword));
}
