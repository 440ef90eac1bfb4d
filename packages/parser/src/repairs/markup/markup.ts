import type { RepairUnit } from "../repair-unit.js";

export const markup = {
  name: "markup",
  around: {
    before:
      /(?:(?:<[|/]?[\w.:=-]{1,40}\|?>|\[\/?[A-Z_]{2,40}\]|<\|(?:channel|start)\|>\w+(?:\s*<\|[\w]+\|>)?)\s*)+$/,
    after: /^(?:\s*(?:<[|/]?[\w.:=-]{1,40}\|?>|\[\/?[A-Z_]{2,40}\]))+/,
  },
} as const satisfies RepairUnit;
