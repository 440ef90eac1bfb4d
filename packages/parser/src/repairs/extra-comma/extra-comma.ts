import type { RepairUnit } from "../repair-unit.js";

export const extraComma = {
  name: "extra-comma",
  dropsCommas: true,
} as const satisfies RepairUnit;
