import type { RepairUnit } from "../repair-unit.js";

export const otherColon = {
  name: "other-colon",
  colon(text, at) {
    if (text.charCodeAt(at) !== 0x3d /* = */) return 0;
    return text.charCodeAt(at + 1) === 0x3e /* > */ ? 2 : 1;
  },
} as const satisfies RepairUnit;
