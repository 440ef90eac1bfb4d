import type { RepairAbout } from "../repair-about.js";

export const about: RepairAbout = {
  name: "markup",
  when: "Tags and turn marks directly around the answer, such as <tool_call>, <answer>, [TOOL_CALLS] or <|im_end|>.",
  safe: "They are the chat template's, not the author's, and stand outside the value.",
};
