import { join } from "node:path";
import { codeSubpaths, sourceOf } from "../published-packages.mjs";
import { exportedNames } from "./exported-names.mjs";

/** The names that users can import from a package, for each subpath. */
export function packageSurface({ folder, manifest }) {
  return Object.fromEntries(
    codeSubpaths(manifest).map(({ subpath, built }) => [
      subpath,
      exportedNames(join(folder, sourceOf(built)), folder),
    ]),
  );
}

/** The differences between two surfaces, one a line: `./ollama: + createOllamaClient`. */
export function surfaceDifferences(pinned, actual) {
  const subpaths = [...new Set([...Object.keys(pinned), ...Object.keys(actual)])].sort();
  return subpaths.flatMap((subpath) => {
    const [before, after] = [pinned[subpath] ?? [], actual[subpath] ?? []];
    return [
      ...before.filter((name) => !after.includes(name)).map((name) => `${subpath}: - ${name}`),
      ...after.filter((name) => !before.includes(name)).map((name) => `${subpath}: + ${name}`),
    ];
  });
}
