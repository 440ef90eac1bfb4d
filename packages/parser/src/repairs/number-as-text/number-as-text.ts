import type { ScalarForm } from "../../fit/scalar-form.js";

/** Converts a number to its digits, as written, if a string is required. */
export const numberAsText: ScalarForm = (node, _schema, type) =>
  type === "string" && node.kind === "number" ? node.source : undefined;
