import type { RepairUnit } from "../repair-unit.js";

export const quotedNull = {
  name: "quoted-null",
  scalar(node, _schema, type) {
    return type === "null" && node.kind === "string" && /^(?:null|none)$/i.test(node.value.trim())
      ? null
      : undefined;
  },
} as const satisfies RepairUnit;
