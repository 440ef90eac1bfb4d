import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "odd-space",
  when: "White space between tokens that JSON does not know: no-break and other Unicode spaces, byte order marks.",
  safe: "Between tokens white space means nothing.",
};
