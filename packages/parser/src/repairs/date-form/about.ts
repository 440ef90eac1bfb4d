import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "date-form",
  when: "A date or time with a space for the T, lower-case letters, slashes after a year that stands first, or an offset without its colon.",
  safe: "The parts and their order are those of RFC 3339; nothing is added.",
};
