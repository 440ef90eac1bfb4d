import { violationMessages } from "../../violations/violation-messages.js";
import { multipleTest } from "../multiple-test.js";
import { failure, type KeywordRule, type NodeCheck, type ReportViolation } from "../node-check.js";

// Each check is written out: one that calls a function of its keyword takes twice as long.
const checks = {
  minimum: (limit: number, fail: ReportViolation): NodeCheck => {
    return (value, report) => typeof value !== "number" || value >= limit || fail(report);
  },
  maximum: (limit: number, fail: ReportViolation): NodeCheck => {
    return (value, report) => typeof value !== "number" || value <= limit || fail(report);
  },
  exclusiveMinimum: (limit: number, fail: ReportViolation): NodeCheck => {
    return (value, report) => typeof value !== "number" || value > limit || fail(report);
  },
  exclusiveMaximum: (limit: number, fail: ReportViolation): NodeCheck => {
    return (value, report) => typeof value !== "number" || value < limit || fail(report);
  },
  multipleOf: (divisor: number, fail: ReportViolation): NodeCheck => {
    const test = multipleTest(divisor);
    return (value, report) => typeof value !== "number" || test(value) || fail(report);
  },
} as const;

/** A rule for each keyword that constrains numbers. */
export const numberRules: readonly KeywordRule[] = (
  ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const
).map(
  (keyword): KeywordRule =>
    ({ [keyword]: limit }) => {
      if (typeof limit !== "number") return null;
      return checks[keyword](
        limit,
        failure(keyword, () => violationMessages[keyword](limit)),
      );
    },
);
