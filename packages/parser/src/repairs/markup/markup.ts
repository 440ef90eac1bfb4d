/** Tags and turn marks directly before a value, and directly after it. */
export const tags = {
  before: /((<[|/]?[\w.:=-]{1,40}\|?>|\[\/?[A-Z_]{2,40}\]|<\|(channel|start)\|>\w+(\s*<\|[\w]+\|>)?)\s*)+$/,
  after: /^(\s*(<[|/]?[\w.:=-]{1,40}\|?>|\[\/?[A-Z_]{2,40}\]))+/,
};
