import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "thinking-block",
  when: "A stretch between the marks in which models think aloud, or everything before a closing mark whose opening the template swallowed.",
  safe: "What is drafted there is not the answer; it is left out whole, never searched.",
};
