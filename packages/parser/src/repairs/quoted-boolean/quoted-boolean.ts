import type { RepairUnit } from "../repair-unit.js";

export const quotedBoolean = {
  name: "quoted-boolean",
  scalar(node, _schema, type) {
    if (type !== "boolean" || (node.kind !== "string" && node.kind !== "word")) return undefined;
    const word = node.value.trim().toLowerCase();
    if (word === "true" || word === "yes") return true;
    return word === "false" || word === "no" ? false : undefined;
  },
} as const satisfies RepairUnit;
