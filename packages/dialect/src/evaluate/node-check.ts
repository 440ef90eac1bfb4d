import type { CheckError } from "../check/check.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { pointerTo } from "../schema/pointer.js";
import type { Evaluated } from "./evaluated.js";

/**
 * The location in the value where a schema is checked, as a linked list from the innermost part outwards; `null` at
 * the root.
 */
export interface Path {
  readonly parent: Path | null;
  readonly key: string | number;
}

/**
 * Checks whether a value satisfies a schema. If `report` is given, all violations are added to it; otherwise the
 * first one ends the check. If `seen` is given, the evaluated members and items are added to it, for an
 * `unevaluated…` keyword of a schema around this one.
 */
export type NodeCheck = (
  value: unknown,
  path: Path | null,
  report: CheckError[] | null,
  seen: Evaluated | null,
) => boolean;

/** The tools of a keyword's rule, in addition to its schema. */
export interface Compiling {
  readonly root: JsonSchema;
  /** Whether `format` is a rule rather than an annotation. */
  readonly assertsFormats: boolean;
  /** The check of a subschema of this schema. It may be requested while that schema is being compiled. */
  check(schema: unknown): NodeCheck;
}

/** The check for a group of keywords of a schema; `null` if the schema has none of them. */
export type Rule = (schema: JsonSchema, compiling: Compiling) => NodeCheck | null;

/**
 * Whether a value passes several checks. Runs all of them if violations are collected; otherwise stops at the first
 * failure.
 */
export function everyCheck(
  checks: readonly NodeCheck[],
  value: unknown,
  path: Path | null,
  report: CheckError[] | null,
  seen: Evaluated | null,
): boolean {
  let valid = true;
  for (const check of checks) {
    if (check(value, path, report, seen)) continue;
    if (report === null) return false;
    valid = false;
  }
  return valid;
}

/** Adds a violation if violations are collected. Always returns false, so that a check can return it. */
export function violated(
  report: CheckError[] | null,
  path: Path | null,
  keyword: string,
  message: () => string,
): false {
  report?.push({ instancePath: pointerOf(path), keyword, message: message() });
  return false;
}

/** The JSON Pointer of a location. */
export function pointerOf(path: Path | null): string {
  return path === null ? "" : pointerTo(pointerOf(path.parent), path.key);
}
