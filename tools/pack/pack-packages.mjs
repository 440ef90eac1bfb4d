import { pnpm } from "../working-copy.mjs";

/** Packs packages of a repository as publishing would, in one run of pnpm, and gives the tarball of each name. */
export function packPackages(root, packages, folder) {
  const filters = packages.map(({ name }) => `--filter=${name}`);
  const printed = pnpm(root, [...filters, "pack", "--json", "--pack-destination", folder]);
  const packed = [JSON.parse(printed.slice(printed.search(/[[{]/)))].flat();
  return new Map(packed.map(({ name, filename }) => [name, filename]));
}
