import type { RepairUnit } from "../repair-unit.js";

const meanings = new Map<string, boolean | null>([
  ["True", true],
  ["TRUE", true],
  ["False", false],
  ["FALSE", false],
  ["None", null],
  ["NULL", null],
  ["Null", null],
]);

export const pythonLiterals = {
  name: "python-literals",
  word: (word) => meanings.get(word),
} as const satisfies RepairUnit;
