import type { RepairUnit } from "../repair-unit.js";

export const rawNewlines = {
  name: "raw-newlines",
  keepsRaw: () => true,
} as const satisfies RepairUnit;
