import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "tool-call",
  when: "The answer is the arguments of a tool call, in one of the forms in which models and servers write them.",
  safe: "Name and arguments together say that the arguments are the answer; the contract has no such keys of its own.",
};
