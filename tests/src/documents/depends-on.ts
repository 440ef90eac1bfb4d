import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A row of a package in ARCHITECTURE.md: all but its last cell, and the folder in its first. */
const packageRow = /^(\| `((?:packages|apps)\/[\w-]+)` +\|.*\|)[^|\n]*\|$/gm;

/** ARCHITECTURE.md with its column "depends on" as the package.json of each package has it. */
export function withDependencies(markdown: string): string {
  return markdown.replace(
    packageRow,
    (_, start: string, folder: string) => `${start} ${dependenciesOf(folder)} |`,
  );
}

/** Folders of packages that a page has no row for. */
export function packagesWithoutRow(markdown: string): string[] {
  const rows = new Set([...markdown.matchAll(packageRow)].map(([, , folder = ""]) => folder));
  return ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => !rows.has(folder));
}

/** What a package brings or wants beside it, our own packages first; types of other packages are left out. */
function dependenciesOf(folder: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = manifest;
  const names = [
    ...Object.keys(dependencies),
    ...Object.keys(optionalDependencies).map((name) => `${name} (optional)`),
    ...Object.keys(peerDependencies).map((name) =>
      peerDependenciesMeta[name]?.optional === true ? `${name} (optional)` : `${name} (peer)`,
    ),
  ].filter((name) => !name.startsWith("@types/"));
  const isOurs = (name: string): boolean => name.startsWith("@concordat/");
  const sorted = [...names.filter(isOurs).sort(), ...names.filter((name) => !isOurs(name)).sort()];
  return sorted.map((name) => name.replace("@concordat/", "")).join(", ") || "nothing";
}
