import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "double-encoding",
  when: "The answer, or an object or array in it, is given as a string that holds its JSON.",
  safe: "The schema wants no string there, and the string is one whole object or array.",
};
