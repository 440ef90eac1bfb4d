import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "unquoted-value",
  when: "A bare word that is a member of the enumeration asked for.",
  safe: "The contract itself names the word; any other bare word is refused.",
};
