import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "comments",
  when: "A //, /* */ or # comment between tokens.",
  safe: "Outside of strings JSON has no such characters, so nothing of the value is lost.",
};
