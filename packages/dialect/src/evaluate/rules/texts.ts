import { createMatcher } from "@concordat/pattern";
import { countCodePoints } from "../../run-time/count-code-points.js";
import { words } from "../../violations/words.js";
import { formatTest, isAssertedFormat } from "../formats.js";
import { type Rule, violated } from "../node-check.js";

const lengthHolds = {
  minLength: (text: string, limit: number) =>
    text.length >= limit && (text.length >= 2 * limit || countCodePoints(text) >= limit),
  maxLength: (text: string, limit: number) =>
    text.length <= limit || (text.length <= 2 * limit && countCodePoints(text) <= limit),
} as const;

const lengthRules = (["minLength", "maxLength"] as const).map(
  (keyword): Rule =>
    ({ [keyword]: limit }) => {
      if (typeof limit !== "number") return null;
      return (value, path, report) =>
        typeof value !== "string" ||
        lengthHolds[keyword](value, limit) ||
        violated(report, path, keyword, () => words[keyword](limit));
    },
);

const patternRule: Rule = ({ pattern, format }) => {
  if (typeof pattern !== "string") return null;
  const { test } = createMatcher(pattern);
  return (value, path, report) =>
    typeof value !== "string" ||
    test(value) ||
    violated(report, path, "pattern", () => words.pattern(pattern, format));
};

const formatRule: Rule = ({ format }, { assertsFormats }) => {
  if (!assertsFormats || !isAssertedFormat(format)) return null;
  const test = formatTest(format);
  return (value, path, report) => test(value) || violated(report, path, "format", () => words.format(format));
};

/** A rule for each keyword for strings, in the order of reports. */
export const textRules: readonly Rule[] = [patternRule, ...lengthRules, formatRule];
