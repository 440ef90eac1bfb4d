import { createMatcher } from "@concordat/pattern";
import { countCodePoints } from "../../run-time/count-code-points.js";
import { violationMessages } from "../../violations/violation-messages.js";
import { formatTest, isAssertedFormat } from "../formats.js";
import { failure, type KeywordRule } from "../node-check.js";

const minLengthRule: KeywordRule = ({ minLength: limit }) => {
  if (typeof limit !== "number") return null;
  const fail = failure("minLength", () => violationMessages.minLength(limit));
  return (value, report) =>
    typeof value !== "string" ||
    // A text has at least half as many code points as code units.
    value.length >= 2 * limit ||
    (value.length >= limit && countCodePoints(value) >= limit) ||
    fail(report);
};

const maxLengthRule: KeywordRule = ({ maxLength: limit }) => {
  if (typeof limit !== "number") return null;
  const fail = failure("maxLength", () => violationMessages.maxLength(limit));
  return (value, report) =>
    typeof value !== "string" ||
    value.length <= limit ||
    (value.length <= 2 * limit && countCodePoints(value) <= limit) ||
    fail(report);
};

const patternRule: KeywordRule = ({ pattern, format }) => {
  if (typeof pattern !== "string") return null;
  const { test } = createMatcher(pattern);
  const fail = failure("pattern", () => violationMessages.pattern(pattern, format));
  return (value, report) => typeof value !== "string" || test(value) || fail(report);
};

const formatRule: KeywordRule = ({ format }, { assertsFormats }) => {
  if (!assertsFormats || !isAssertedFormat(format)) return null;
  const test = formatTest(format);
  const fail = failure("format", () => violationMessages.format(format));
  return (value, report) => test(value) || fail(report);
};

/** A rule for each keyword for strings, in the order in which violations are reported. */
export const textRules: readonly KeywordRule[] = [patternRule, minLengthRule, maxLengthRule, formatRule];
