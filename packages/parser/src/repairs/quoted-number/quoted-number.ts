import type { RepairUnit } from "../repair-unit.js";

const plain = /^[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const grouped = /^[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

export const quotedNumber = {
  name: "quoted-number",
  scalar(node, _schema, type) {
    if (node.kind !== "string" || (type !== "number" && type !== "integer")) return undefined;
    const text = node.value.trim();
    if (!plain.test(text) && !grouped.test(text)) return undefined;
    const value = Number(text.replaceAll(",", ""));
    if (type === "integer" && !Number.isSafeInteger(value)) return undefined;
    return Number.isFinite(value) ? value : undefined;
  },
} as const satisfies RepairUnit;
