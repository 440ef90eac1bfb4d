import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "single-quotes",
  when: "A key or string in single quotes or backticks.",
  safe: "The mark that opens it closes it; an apostrophe between letters is part of the text.",
};
