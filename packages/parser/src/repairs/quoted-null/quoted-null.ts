import type { ScalarForm } from "../../fit/scalar-form.js";
import { meaningOf } from "../../read/word.js";

/** Converts a string such as `"null"` or `"none"` to `null` if the schema allows `null`. */
export const quotedNull: ScalarForm = (node, _schema, type) =>
  type === "null" && node.kind === "string" && meaningOf(node.value) === null ? null : undefined;
