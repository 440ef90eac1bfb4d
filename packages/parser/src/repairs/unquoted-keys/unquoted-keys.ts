import type { RepairUnit } from "../repair-unit.js";

const pattern = /[\p{L}_$][\p{L}\p{N}_$-]{0,127}/uy;

export const unquotedKeys = {
  name: "unquoted-keys",
  bareKey(text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  },
} as const satisfies RepairUnit;
