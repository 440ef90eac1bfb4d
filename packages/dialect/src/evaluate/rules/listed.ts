import { equalJson } from "../../run-time/equal-json.js";
import { enumValues } from "../../schema/enum-values.js";
import { violationMessages } from "../../violations/violation-messages.js";
import { failure, type KeywordRule } from "../node-check.js";

/** The rules for `const` and `enum`. Values that the `type` next to them excludes are omitted. */
export const listedRules: readonly KeywordRule[] = (["const", "enum"] as const).map(
  (keyword): KeywordRule =>
    (schema) => {
      if (!(keyword in schema)) return null;
      const { [keyword]: own, type } = schema;
      const values = enumValues({ [keyword]: own, ...(type !== undefined && { type }) });
      if (values === undefined) return null;
      const fail = failure(keyword, () =>
        keyword === "const" ? violationMessages.const(own) : violationMessages.enum(values),
      );
      const others = values.filter((value) => typeof value === "object" && value !== null);
      const scalars = new Set(values.filter((value) => typeof value !== "object" || value === null));
      if (others.length > 0)
        return (value, report) =>
          scalars.has(value) ||
          (typeof value === "object" && others.some((other) => equalJson(other, value))) ||
          fail(report);
      const [only] = scalars;
      // No value that JSON can write differs from itself.
      if (scalars.size === 1) return (value, report) => value === only || fail(report);
      return (value, report) => scalars.has(value) || fail(report);
    },
);
