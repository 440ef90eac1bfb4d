import { npmArguments } from "./npm-arguments.mjs";
import { managerWords, packageManagers } from "./package-managers.mjs";

/** The words after the name of a package manager that add packages, with tarballs in place of ours. */
export function addArguments(manager, packages, tarballs, words) {
  const { add } = packageManagers[manager];
  if (manager === "npm") return [add, ...npmArguments(packages, tarballs, words)];
  return [add, ...managerWords(words, manager).map((word) => fileOf(word, tarballs))];
}

/** Yarn takes a name from what stands before the address, the others from the tarball or from either. */
function fileOf(word, tarballs) {
  const file = tarballs.get(word);
  return file === undefined ? word : `${word}@file:${file}`;
}
