import { dirname, join, relative, sep } from "node:path";
import { shellWord } from "@concordat/report-kit/shell-word";

/** The path of the command line in a clone of the repository, which has no `concordat` on the PATH. */
const inClone = join("apps", "cli", "bin", "concordat.js");

/**
 * Returns the words that start this program again from the current folder, ready to be pasted. They are `concordat`,
 * or a path in a clone or in a project where a shell does not find the name.
 * @param script the file that Node.js was started with
 */
export function program(script = process.argv[1] ?? "", cwd = process.cwd()): string {
  if (script.endsWith(inClone)) return `node ${pathFrom(cwd, script)}`;
  const [project = "", ...inside] = script.split(`${sep}node_modules${sep}`);
  const [name, command] = (inside.at(-1) ?? "").split(sep);
  const isInstalled = name === "concordat" || (name === ".bin" && command === "concordat");
  const isAround = isInstalled && `${cwd}${sep}`.startsWith(`${project}${sep}`);
  return isAround ? pathFrom(cwd, join(project, "node_modules/.bin/concordat")) : "concordat";
}

/** A file of the clone that a script is the command line of, ready to be pasted; `null` if the script is installed. */
export function fileOfClone(name: string, script: string, cwd: string): string | null {
  return script.endsWith(inClone) ? pathFrom(cwd, join(dirname(script), "../../..", name)) : null;
}

/** The shorter of the absolute and the relative path, as a word for a shell. */
function pathFrom(cwd: string, path: string): string {
  const near = relative(cwd, path);
  return shellWord(near.length <= path.length ? near : path);
}
