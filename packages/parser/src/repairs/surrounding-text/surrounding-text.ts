import type { RepairUnit } from "../repair-unit.js";

export const surroundingText = {
  name: "surrounding-text",
  allowsText: true,
} as const satisfies RepairUnit;
