import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "extra-comma",
  when: "A comma before the closing bracket, at the beginning, or twice.",
  safe: "No value stands where the comma announces one.",
};
