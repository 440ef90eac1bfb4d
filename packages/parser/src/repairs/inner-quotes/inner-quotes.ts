import type { RepairUnit } from "../repair-unit.js";

export const innerQuotes = {
  name: "inner-quotes",
  tellsInnerQuotes: true,
} as const satisfies RepairUnit;
