import type { CheckError } from "../check/check.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { pointerTo } from "../schema/pointer.js";
import type { Evaluated } from "./evaluated.js";

/** Where in the value a schema is checked, as a list from the inside out; null at the root. */
export interface Path {
  readonly parent: Path | null;
  readonly key: string | number;
}

/**
 * Whether a value keeps a schema. With `report`, every violation is added to it; without, the first one ends the
 * check. With `seen`, the members and items that the schema looked at are noted, for `unevaluated*` around it.
 */
export type NodeCheck = (
  value: unknown,
  path: Path | null,
  report: CheckError[] | null,
  seen: Evaluated | null,
) => boolean;

/** What the rule of a keyword needs in addition to its schema. */
export interface Compiling {
  readonly root: JsonSchema;
  /** Whether `format` is a rule rather than an annotation. */
  readonly assertsFormats: boolean;
  /** The check of a schema in this one. Safe to ask for while that schema is being compiled. */
  check(schema: unknown): NodeCheck;
}

/** The check that a group of keywords of a schema stands for, or null where the schema has none of them. */
export type Rule = (schema: JsonSchema, compiling: Compiling) => NodeCheck | null;

/** Whether several checks hold of one value: all are asked where violations are wanted, else none after a refusal. */
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

/** Adds a violation, where violations are wanted. Always false, so that a check can return it. */
export function violated(
  report: CheckError[] | null,
  path: Path | null,
  keyword: string,
  message: () => string,
): false {
  report?.push({ instancePath: pointerOf(path), keyword, message: message() });
  return false;
}

function pointerOf(path: Path | null): string {
  return path === null ? "" : pointerTo(pointerOf(path.parent), path.key);
}
