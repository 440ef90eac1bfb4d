import type { ScalarForm } from "../../fit/scalar-form.js";

/** The digits of a number, as they are written, where a string is asked for. */
export const numberAsText: ScalarForm = (node, _schema, type) =>
  type === "string" && node.kind === "number" ? node.source : undefined;
