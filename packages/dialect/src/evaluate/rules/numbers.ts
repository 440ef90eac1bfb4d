import { isMultiple } from "../../run-time/is-multiple.js";
import { words } from "../../violations/words.js";
import { type Rule, violated } from "../node-check.js";

const holds = {
  minimum: (value: number, limit: number) => value >= limit,
  maximum: (value: number, limit: number) => value <= limit,
  exclusiveMinimum: (value: number, limit: number) => value > limit,
  exclusiveMaximum: (value: number, limit: number) => value < limit,
  multipleOf: isMultiple,
} as const;

/** A rule for each keyword that constrains numbers. */
export const numberRules: readonly Rule[] = (
  ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const
).map(
  (keyword): Rule =>
    ({ [keyword]: limit }) => {
      if (typeof limit !== "number") return null;
      return (value, path, report) =>
        typeof value !== "number" ||
        holds[keyword](value, limit) ||
        violated(report, path, keyword, () => words[keyword](limit));
    },
);
