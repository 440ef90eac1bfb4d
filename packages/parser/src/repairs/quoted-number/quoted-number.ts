import type { ScalarForm } from "../../fit/scalar-form.js";
import { isExact } from "../../node/exact.js";

const form = /^[-+]?([1-9]\d{0,2}(,\d{3})+(\.\d+)?|\d+(\.\d+)?(e[-+]?\d+)?)$/i;

/** Converts a string that contains only a number. */
export const quotedNumber: ScalarForm = (node, _schema, type) => {
  const text = node.kind === "string" ? node.value.trim() : "";
  if (!/^number$|^integer$/.test(type) || !form.test(text)) return undefined;
  const value = Number(text.replaceAll(",", ""));
  return isExact(text, value) && (type === "number" || Number.isInteger(value)) ? value : undefined;
};
