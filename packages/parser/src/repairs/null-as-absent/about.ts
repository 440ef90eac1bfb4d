import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "null-as-absent",
  when: "null for an optional value that the schema does not let be null.",
  safe: "Both say that there is none.",
};
