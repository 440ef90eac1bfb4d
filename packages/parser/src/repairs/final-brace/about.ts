import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "final-brace",
  when: "Only the last } of the outermost object is missing, after a finished string, literal or bracketed value.",
  safe: "Every key the contract requires is there and the whole keeps the contract; never after a number, in a list, or when the model ran out of room.",
};
