import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "missing-comma",
  when: "No comma between two entries or items.",
  safe: "Each is whole, and nothing but a comma can stand between them; two numbers in a list are refused.",
};
