import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "enum-case",
  when: "A member of an enumeration in another case, or with other joints.",
  safe: "It is the only member so spelled.",
};
