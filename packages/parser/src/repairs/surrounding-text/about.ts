import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "surrounding-text",
  when: "Words before or after the answer.",
  safe: "They stand outside the value; a second, different answer in them makes the text ambiguous.",
};
