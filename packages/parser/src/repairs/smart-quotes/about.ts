import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "smart-quotes",
  when: "A key or string in typographic quotes.",
  safe: "They stand where only a quote can stand; inside other strings they are text.",
};
