import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "quoted-number",
  when: "A number given as a string, with or without commas between its thousands.",
  safe: "The schema wants a number, and the string is one number and nothing else.",
};
