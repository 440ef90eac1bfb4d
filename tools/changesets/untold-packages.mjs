import { relative } from "node:path";

/** The version of a package that was never released. */
const unreleased = "0.0.0";

/** Files of a package's folder that its users never get. */
const unpublished =
  /\.test(-d)?\.ts$|\/testing\/|\/(tsconfig|vitest\.config|surface)[^/]*$|\/src\/generated\//;

/**
 * The packages whose published files changed without a changeset: `{ name, file }`, the first such file of each.
 * The first changeset of a package that was never released covers its changes, except those of its public interface.
 * A branch that wrote an empty changeset says that no user notices what it changed.
 */
export function untoldPackages({ root, changed, packages, changesets }) {
  const written = changesets.filter(({ file }) => changed.includes(file));
  if (written.some((changeset) => changeset.packages.length === 0)) return [];
  return packages.flatMap(({ folder, manifest: { name, version } }) => {
    const inside = relative(root, folder).replaceAll("\\", "/");
    const isTold = (by) => by.some((changeset) => changeset.packages.includes(name));
    if (isTold(written)) return [];
    const isCovered = version === unreleased && isTold(changesets);
    const file = changed.find((path) =>
      isCovered ? path === `${inside}/surface.json` : isPublishedFile(path, inside, name),
    );
    return file === undefined ? [] : [{ name, file }];
  });
}

function isPublishedFile(path, folder, name) {
  // The schemas themselves are published with the contracts.
  if (name === "@concordat/contracts" && /^schemas\/[^/]+\/v[0-9]+\/schema\.json$/.test(path)) return true;
  const inside = /^(src|bin)\//.test(path.slice(folder.length + 1)) && path.startsWith(`${folder}/`);
  return inside && !unpublished.test(path);
}
