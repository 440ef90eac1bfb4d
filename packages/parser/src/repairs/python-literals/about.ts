import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "python-literals",
  when: "True, False and None, and TRUE, FALSE and NULL.",
  safe: "Each has one counterpart in JSON.",
};
