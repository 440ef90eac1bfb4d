import type { RepairUnit } from "../repair-unit.js";

export const unquotedValue = {
  name: "unquoted-value",
  keepsWords: true,
} as const satisfies RepairUnit;
