import type { RepairUnit } from "../repair-unit.js";

export const oddSpace = {
  name: "odd-space",
  skip(text, at) {
    const code = text.charCodeAt(at);
    const odd =
      code === 0xa0 ||
      code === 0xfeff ||
      code === 0x3000 ||
      code === 0x202f ||
      code === 0x0b ||
      code === 0x0c;
    return odd || (code >= 0x2000 && code <= 0x200b) || code === 0x2028 || code === 0x2029 ? at + 1 : at;
  },
} as const satisfies RepairUnit;
