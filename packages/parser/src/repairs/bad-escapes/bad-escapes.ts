import type { RepairUnit } from "../repair-unit.js";

export const badEscapes = {
  name: "bad-escapes",
  escape(text, at) {
    const letter = text.charAt(at + 1);
    const quote = "'`‘’“”„".includes(letter);
    return quote ? { value: letter, length: 2 } : { value: "\\", length: 1 };
  },
} as const satisfies RepairUnit;
