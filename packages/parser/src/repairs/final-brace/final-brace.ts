import type { RepairUnit } from "../repair-unit.js";

export const finalBrace = {
  name: "final-brace",
  closesObject: true,
} as const satisfies RepairUnit;
