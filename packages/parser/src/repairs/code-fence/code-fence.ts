import type { RepairUnit } from "../repair-unit.js";

export const codeFence = {
  name: "code-fence",
  around: { before: /(?:```|~~~)[ \t]*[\w+-]*\s*$/, after: /^\s*(?:```|~~~)/ },
} as const satisfies RepairUnit;
