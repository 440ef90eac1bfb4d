import type { RepairUnit } from "../repair-unit.js";

export const doubleEncoding = {
  name: "double-encoding",
  readsStrings: true,
} as const satisfies RepairUnit;
