import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { codeSubpaths, publishedPackages, sourceOf } from "../../published-packages.mjs";

/** The modules that a user imports: the specifier of each subpath with code, and its source. */
export function entryPoints(root) {
  return publishedPackages(root).flatMap(({ folder, manifest }) =>
    codeSubpaths(manifest).map(({ subpath, built }) => ({
      specifier: `${manifest.name}${subpath.slice(1)}`,
      source: join(folder, sourceOf(built)),
      ...entryWords(manifest, folder, subpath, join(folder, sourceOf(built))),
    })),
  );
}

/** The sentence of an entry point, and what its page begins with: what it is, and where that is described at length. */
function entryWords({ name, description }, folder, subpath, source) {
  const guide = `[Its guide](/packages/${basename(folder)}) shows how it is used.`;
  if (subpath === ".") return { says: description, introduction: `${description} ${guide}` };
  const says = moduleSentence(readFileSync(source, "utf8"), source);
  return { says, introduction: `${says} An entry point of [\`${name}\`](/api/${name}). ${guide}` };
}

/** The comment of a module: each entry point begins with one. */
export function moduleSentence(text, source) {
  const [, comment] = /^\/\*\*\n((?: \*.*\n)+?) \* @module\n \*\/\n/.exec(text) ?? [];
  if (comment === undefined)
    throw new Error(`${source} begins with no comment that ends in @module: say what it is for`);
  return comment
    .replaceAll(/^ \* ?/gm, "")
    .trim()
    .replaceAll("\n", " ");
}
