import type { RepairUnit } from "../repair-unit.js";

export const missingComma = {
  name: "missing-comma",
  bridgesCommas: true,
} as const satisfies RepairUnit;
