import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "quoted-null",
  when: "null or None given as a string.",
  safe: "The schema allows null and no string there.",
};
