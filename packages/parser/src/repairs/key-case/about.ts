import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "key-case",
  when: "A key in another case, or with other joints, as in postId for post_id.",
  safe: "It is the only property so spelled, and the property itself is not there.",
};
