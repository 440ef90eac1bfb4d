import { dirname, join, relative, sep } from "node:path";
import { shellWord } from "@concordat/report-kit/shell-word";

/** The path of the command line in a clone of the repository, which has no `concordat` on the PATH. */
const inClone = join("apps", "cli", "bin", "concordat.js");

/**
 * Returns the words that start this program from the current folder, for commands that the user can paste. They are
 * `concordat`, or a path if the shell does not find that name, as in a clone or a project.
 * @param script the file with which Node.js was started
 */
export function program(script = process.argv[1] ?? "", cwd = process.cwd()): string {
  if (script.endsWith(inClone)) return `node ${pathFrom(cwd, script)}`;
  const [project = "", ...inside] = script.split(`${sep}node_modules${sep}`);
  const [name, command] = (inside.at(-1) ?? "").split(sep);
  const isInstalled = name === "concordat" || (name === ".bin" && command === "concordat");
  const isAround = isInstalled && `${cwd}${sep}`.startsWith(`${project}${sep}`);
  return isAround ? pathFrom(cwd, join(project, "node_modules/.bin/concordat")) : "concordat";
}

/**
 * Returns the path of a file in the clone to which a script belongs, quoted for a shell; `null` if the script is
 * installed.
 */
export function fileOfClone(name: string, script: string, cwd: string): string | null {
  return script.endsWith(inClone) ? pathFrom(cwd, join(dirname(script), "../../..", name)) : null;
}

/** Returns the shorter one of the absolute and the relative path, quoted for a shell. */
function pathFrom(cwd: string, path: string): string {
  const near = relative(cwd, path);
  return shellWord(near.length <= path.length ? near : path);
}
