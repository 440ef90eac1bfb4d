import { describeValue } from "../run-time/describe-value.js";
import type { JsonSchema } from "../schema/json-schema.js";
import { violationMessages } from "../violations/violation-messages.js";
import type { Evaluated } from "./evaluated.js";
import { anyType, typeBit } from "./json-types.js";
import { type MessageTemplate, messageTemplate } from "./message-template.js";
import type { ViolationCollector } from "./violation-collector.js";

/**
 * Checks whether a value satisfies one rule or all rules of a schema. If `report` is given, all violations are added to
 * it. Otherwise the check ends at the first violation and creates no message. If `seen` is given, the evaluated members
 * and items are added to it, as an outer `unevaluated…` keyword requires.
 */
export type NodeCheck = (
  value: unknown,
  report: ViolationCollector | null,
  seen: Evaluated | null,
) => boolean;

/**
 * A compiled schema, to be checked with `holds`. The types are checked first, because most schemas have no other
 * rule.
 */
export class CompiledSchema {
  /** The types that the schema allows, as a sum of bits. */
  types = anyType;
  /** The check of all other rules, for values of the allowed types; `null` if the schema has no other rules. */
  rest: NodeCheck | null = null;
  #typeMessage: MessageTemplate | null = null;
  readonly #type: unknown;

  constructor(type: unknown) {
    this.#type = type;
  }

  /** Reports a violation of `type`. Always returns false. */
  refuse(value: unknown, report: ViolationCollector): false {
    this.#typeMessage ??= messageTemplate(violationMessages.type(this.#type));
    return report.add("type", this.#typeMessage(describeValue(value)));
  }
}

/**
 * Checks whether a value satisfies a schema. If the value has the wrong type, only this violation is reported. If
 * `report` is given, all violations are added to it; otherwise the check ends at the first one. If `seen` is given, the
 * evaluated members and items are added to it, as an outer `unevaluated…` keyword requires.
 */
export function holds(
  node: CompiledSchema,
  value: unknown,
  report: ViolationCollector | null,
  seen: Evaluated | null,
): boolean {
  if ((node.types & typeBit(value)) === 0) return report === null ? false : node.refuse(value, report);
  return node.rest === null || node.rest(value, report, seen);
}

/** Checks whether a member or an item satisfies its schema. The report enters it only if a violation is possible. */
export function holdsInside(
  node: CompiledSchema,
  value: unknown,
  key: string | number,
  report: ViolationCollector | null,
): boolean {
  if (report === null) return holds(node, value, null, null);
  if (node.rest === null && (node.types & typeBit(value)) !== 0) return true;
  report.enter(key);
  const valid = holds(node, value, report, null);
  report.leave();
  return valid;
}

/** The context for compiling a rule of a schema. */
export interface Compiling {
  readonly root: JsonSchema;
  /** Whether `format` is a rule rather than an annotation. */
  readonly assertsFormats: boolean;
  /** Compiles a subschema of this schema. It may be called while that subschema is being compiled. */
  node(schema: unknown): CompiledSchema;
}

/** Compiles a check for a group of keywords; returns `null` if the schema has none of them. */
export type KeywordRule = (schema: JsonSchema, compiling: Compiling) => NodeCheck | null;

/** Returns the checks that some rules compile for a schema. */
export function checksOf(
  rules: readonly KeywordRule[],
  schema: JsonSchema,
  compiling: Compiling,
): NodeCheck[] {
  return rules.flatMap((rule) => rule(schema, compiling) ?? []);
}

/**
 * Combines several checks of the same value into one; `null` if the list is empty. If violations are collected, all
 * checks run; otherwise the first failure ends the check.
 */
export function together(checks: readonly NodeCheck[]): NodeCheck | null {
  const [first, second, ...more] = checks;
  if (first === undefined || second === undefined) return first ?? null;
  const rest = together(more);
  if (rest !== null) return both(first, both(second, rest));
  return both(first, second);
}

function both(first: NodeCheck, second: NodeCheck): NodeCheck {
  return (value, report, seen) => {
    const valid = first(value, report, seen);
    if (!valid && report === null) return false;
    return second(value, report, seen) && valid;
  };
}

/** Reports a violation of one rule, if violations are collected. Always returns false. */
export type ReportViolation = (report: ViolationCollector | null) => false;

/** Returns a function that reports a violation whose message does not depend on the value. */
export function failure(keyword: string, message: () => string): ReportViolation {
  let known: string | undefined;
  return (report) => {
    if (report === null) return false;
    known ??= message();
    return report.add(keyword, known);
  };
}
