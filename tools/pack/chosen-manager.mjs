import { nearestName } from "./nearest-name.mjs";
import { packageManagers, projectManager } from "./package-managers.mjs";

const option = "--with";

/** The package manager that `--with` names, or that of the project; npm for what is installed globally. And the words that remain. */
export function splitManager(words, folder) {
  const at = words.indexOf(option);
  if (at >= 0) return { manager: words[at + 1] ?? "", words: words.toSpliced(at, 2) };
  return { manager: isGlobal(words) ? "npm" : projectManager(folder), words };
}

/** Why a package manager cannot install; null if it can. */
export function managerProblem(manager, words) {
  const names = Object.keys(packageManagers);
  if (!names.includes(manager)) {
    const meant = nearestName(manager, names);
    const hint = meant === undefined ? `it takes ${names.join(", ")}` : `did you mean ${meant}?`;
    return `${option} ${manager}: there is no such package manager; ${hint}`;
  }
  if (manager === "npm" || !isGlobal(words)) return null;
  return `only npm installs globally from a clone; leave out ${option} ${manager}`;
}

function isGlobal(words) {
  return words.includes("-g") || words.includes("--global");
}
