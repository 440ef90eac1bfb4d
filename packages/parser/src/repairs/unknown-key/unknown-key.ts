import type { RepairUnit } from "../repair-unit.js";

export const unknownKey = {
  name: "unknown-key",
  dropsKeys: true,
} as const satisfies RepairUnit;
