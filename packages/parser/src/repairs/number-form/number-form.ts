import type { RepairUnit } from "../repair-unit.js";

const form = /[-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?/y;

export const numberForm = {
  name: "number-form",
  number(text, at) {
    form.lastIndex = at;
    if (!form.test(text)) return at;
    return /^[-+]?0\d/.test(text.slice(at, at + 3)) ? at : form.lastIndex;
  },
} as const satisfies RepairUnit;
