import { npmArguments } from "./npm-arguments.mjs";

const movesTo = /^(?:-[DOPE]*[DOP][DOPE]*|--save-(?:dev|optional|peer|prod)|--no-save)$/;

/**
 * The arguments of each `npm install` that a command stands for. A package of ours that only comes along stays in the part of
 * package.json that lists it: with `--save-dev`, npm would move it out of the dependencies, and a program in production would miss it.
 *
 * @param packages the manifests of our packages
 * @param tarballs the file of each by its name
 * @param words what follows `npm install`
 * @param project the package.json of the project; null without one
 */
export function npmCommands(packages, tarballs, words, project) {
  const args = npmArguments(packages, tarballs, words);
  if (!words.some((word) => movesTo.test(word))) return [args];
  const { dependencies, devDependencies, optionalDependencies } = project ?? {};
  const listed = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const staying = [...tarballs]
    .filter(([name]) => Object.hasOwn(listed, name) && !words.includes(name))
    .map(([, file]) => file)
    .filter((file) => args.includes(file));
  return staying.length === 0 ? [args] : [staying, args.filter((arg) => !staying.includes(arg))];
}
