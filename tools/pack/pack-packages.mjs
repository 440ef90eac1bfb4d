import { pnpm } from "../working-copy.mjs";

/** Packs packages of a repository as publishing would, in one run of pnpm, and gives the tarball of each name. */
export function packPackages(root, packages, folder) {
  return new Map(packNamed(root, packages, folder).map(({ name, filename }) => [name, filename]));
}

/** Packs packages of a repository, or the one of a folder where none is named, and gives what pnpm says of each. */
export function packNamed(root, packages, folder) {
  const filters = packages.map(({ name }) => `--filter=${name}`);
  const printed = pnpm(root, [...filters, "pack", "--json", "--pack-destination", folder]);
  return [JSON.parse(printed.slice(printed.search(/[[{]/)))].flat();
}
