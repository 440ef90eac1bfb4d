import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "inner-quotes",
  when: "Quotes inside a string that are not escaped.",
  safe: "A quote closes a string only where what follows it can follow a string; quotes within come in pairs, and where a pair could be a key the text is refused.",
};
