import type { RepairUnit } from "../repair-unit.js";

export const singleQuotes = {
  name: "single-quotes",
  quote(text, at) {
    const code = text.charCodeAt(at);
    return code === 0x27 || code === 0x60 ? { length: 1, close: [text.charAt(at)] } : null;
  },
} as const satisfies RepairUnit;
