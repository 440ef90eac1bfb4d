import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "raw-newlines",
  when: "Line breaks, tabs and other control characters in a string that are not escaped.",
  safe: "They are kept as they are; they can mean nothing else.",
};
