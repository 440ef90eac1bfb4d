import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "triple-quotes",
  when: "A string in three quotes, as Python writes it.",
  safe: "Three quotes open it and the same three close it.",
};
