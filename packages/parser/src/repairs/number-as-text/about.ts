import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "number-as-text",
  when: "A number where the schema wants a string.",
  safe: "Its digits are kept as they were written.",
};
