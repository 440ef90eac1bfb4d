import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "unknown-key",
  when: "A key that the contract, being closed, does not know.",
  safe: "It is dropped and reported; an object of nothing but unknown keys is no answer.",
};
