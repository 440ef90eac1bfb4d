import { nearestName } from "./nearest-name.mjs";

const looksOurs = /^(?:@concordat\/|concordat(?:@|$)|create-concordat(?:@|$))/;

/**
 * Returns the reason why the words of an install command are invalid; `null` if they are valid.
 * @param manifests the package.json of each of our packages
 */
export function problemOf(words, manifests) {
  const names = manifests.map(({ name }) => name);
  const option = words.find((word) => word.startsWith("--") && nearestName(word, ["--with"]) !== undefined);
  if (option !== undefined) return `there is no option ${option}; did you mean --with?`;
  // `react` is a package that one of ours asks for, not a scope that was left out.
  const peers = new Set(manifests.flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies)));
  const unscoped = words.find((word) => names.includes(`@concordat/${word}`) && !peers.has(word));
  if (unscoped !== undefined)
    return `npm's package ${unscoped} is not ours; did you mean @concordat/${unscoped}? To add the other one: npm install ${unscoped}`;
  const unknown = words.find((word) => looksOurs.test(word) && !names.includes(word));
  if (unknown === undefined) return null;
  const plain = unknown.replace(/(.)@.*$/, "$1");
  if (names.includes(plain)) return `${unknown}: the clone has one version of each package; write ${plain}`;
  const meant = nearestName(plain, names);
  const hint = meant === undefined ? "" : `did you mean ${meant}? `;
  return `there is no package ${plain}; ${hint}docs/all-packages.md lists them`;
}
