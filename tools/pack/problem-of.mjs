const looksOurs = /^(?:@concordat\/|concordat(?:@|$)|create-concordat(?:@|$))/;

/**
 * Returns the reason why the words of an install command are invalid; `null` if they are valid.
 * @param names the names of our packages
 * @param nearest gives the name that is nearest to a misspelt one, or undefined
 */
export function problemOf(words, names, nearest) {
  const unknown = words.find((word) => looksOurs.test(word) && !names.includes(word));
  if (unknown === undefined) return null;
  const plain = unknown.replace(/(.)@.*$/, "$1");
  if (names.includes(plain)) return `${unknown}: the clone has one version of each package; write ${plain}`;
  const meant = nearest(plain, names);
  const hint = meant === undefined ? "" : `did you mean ${meant}? `;
  return `there is no package ${plain}; ${hint}docs/all-packages.md lists them`;
}
