import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "one-element-array",
  when: "The answer is the only element of an array, and the contract is not for arrays.",
  safe: "There is one value, and only one place it can stand for.",
};
