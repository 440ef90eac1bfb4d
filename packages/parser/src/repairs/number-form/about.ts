import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "number-form",
  when: "A number with a plus sign, or without a digit before or after its point.",
  safe: "The digits say which number it is.",
};
