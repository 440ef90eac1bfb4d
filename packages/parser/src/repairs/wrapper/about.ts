import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "wrapper",
  when: 'The answer is the only entry of an object whose key is the contract\'s own name or says no more than "response".',
  safe: "The key is no key of the contract, and there is nothing beside it.",
};
