import type { JsonSchema } from "../schema/json-schema.js";
import type { SchemaNode } from "../schema/walk.js";

/** A part of a schema that other validators may interpret differently, or not understand. */
export interface LintProblem {
  /** The name of the violated rule of the lint. */
  readonly rule: string;
  /** JSON Pointer into the schema. */
  readonly pointer: string;
  /** The problem and what to write instead. */
  readonly message: string;
}

/** A finding at another location than the checked node. */
interface LintFinding {
  readonly pointer: string;
  readonly message: string;
}

/** A rule of the linter, applied to one schema node. */
export interface LintRule {
  readonly name: string;
  /**
   * The kind of the rule. `portable`: required for a schema to have the same meaning everywhere. `house`: the style
   * of this project's schemas.
   */
  readonly kind: "portable" | "house";
  check(node: SchemaNode, root: JsonSchema): readonly (string | LintFinding)[];
}
