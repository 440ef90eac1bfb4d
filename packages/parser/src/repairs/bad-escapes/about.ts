import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "bad-escapes",
  when: "A backslash before a character that needs none, as in \\\\d or \\\\'.",
  safe: "An escaped quote is that quote; any other backslash is kept with what follows it, as it was written.",
};
