import type { RepairUnit } from "../repair-unit.js";

export const numberAsText = {
  name: "number-as-text",
  scalar: (node, _schema, type) => (type === "string" && node.kind === "number" ? node.source : undefined),
} as const satisfies RepairUnit;
