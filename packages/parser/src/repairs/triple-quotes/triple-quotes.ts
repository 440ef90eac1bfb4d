import type { RepairUnit } from "../repair-unit.js";

export const tripleQuotes = {
  name: "triple-quotes",
  quote(text, at) {
    const mark = text.slice(at, at + 3);
    return mark === '"""' || mark === "'''" ? { length: 3, close: [mark] } : null;
  },
} as const satisfies RepairUnit;
