import type { ScalarForm } from "../../fit/scalar-forms.js";
import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "A number where the schema wants a string.",
  safe: "Its digits are kept as they were written.",
};

/** The digits of a number, as they are written, where a string is asked for. */
export const numberAsText: ScalarForm = (node, _schema, type) =>
  type === "string" && node.kind === "number" ? node.source : undefined;
