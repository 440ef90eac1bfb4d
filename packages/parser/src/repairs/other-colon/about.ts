import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "other-colon",
  when: "= or => between a key and its value.",
  safe: "Between a key and a value only a colon can stand.",
};
