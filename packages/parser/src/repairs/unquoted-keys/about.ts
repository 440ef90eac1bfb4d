import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "unquoted-keys",
  when: "A key without quotes.",
  safe: "It is one word before a colon, where only a key can stand.",
};
