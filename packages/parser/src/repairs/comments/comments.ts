import type { RepairUnit } from "../repair-unit.js";

export const comments = {
  name: "comments",
  skip(text, at) {
    const two = text.slice(at, at + 2);
    if (two === "/*") {
      const end = text.indexOf("*/", at + 2);
      return end < 0 ? text.length : end + 2;
    }
    if (two !== "//" && two[0] !== "#") return at;
    const end = text.indexOf("\n", at);
    return end < 0 ? text.length : end + 1;
  },
} as const satisfies RepairUnit;
