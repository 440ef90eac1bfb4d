import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "quoted-boolean",
  when: "true, false, yes or no given as a string.",
  safe: "The schema wants a boolean, and each word has one meaning.",
};
