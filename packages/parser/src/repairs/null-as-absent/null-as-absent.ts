import type { RepairUnit } from "../repair-unit.js";

export const nullAsAbsent = {
  name: "null-as-absent",
  dropsNulls: true,
} as const satisfies RepairUnit;
