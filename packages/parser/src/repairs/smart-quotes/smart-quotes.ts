import type { RepairUnit } from "../repair-unit.js";

export const smartQuotes = {
  name: "smart-quotes",
  quote(text, at) {
    const code = text.charCodeAt(at);
    if (code < 0x2018 || code > 0x201f) return null;
    return { length: 1, close: code >= 0x201c ? ["”", "“"] : ["’", "‘"] };
  },
} as const satisfies RepairUnit;
