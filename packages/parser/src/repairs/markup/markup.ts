import type { Statement } from "../statement.js";

/** Stated in the table of repairs. */
export const statement: Statement = {
  when: "Tags and turn marks directly around the answer, such as <tool_call>, <answer>, [TOOL_CALLS] or <|im_end|>.",
  safe: "They are the chat template's, not the author's, and stand outside the value.",
};

/** Tags and turn marks directly before a value, and directly after it. */
export const tags = {
  before:
    /(?:(?:<[|/]?[\w.:=-]{1,40}\|?>|\[\/?[A-Z_]{2,40}\]|<\|(?:channel|start)\|>\w+(?:\s*<\|[\w]+\|>)?)\s*)+$/,
  after: /^(?:\s*(?:<[|/]?[\w.:=-]{1,40}\|?>|\[\/?[A-Z_]{2,40}\]))+/,
};
