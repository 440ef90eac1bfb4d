import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "code-fence",
  when: "A Markdown code fence around the answer.",
  safe: "The fence is markup around the value, outside of it.",
};
