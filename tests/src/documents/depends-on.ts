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
  const written = markdown.replace(
    packageRow,
    (_, start: string, folder: string) => `${start} ${dependenciesOf(folder)} |`,
  );
  return written.replace(tableOfRooms, alignedLastColumn);
}

const tableOfRooms = /^\| room .*\n(?:\|.*\n)+/m;

/** A table whose last column is as wide as its widest cell, as the formatter has it. */
function alignedLastColumn(table: string): string {
  const rows = table
    .trimEnd()
    .split("\n")
    .map((row) => /^(.*\|) ([^|]*?) *\|$/.exec(row) ?? [row, row, ""]);
  const width = Math.max(...rows.map(([, , cell = ""]) => (/^-+$/.test(cell) ? 0 : cell.length)));
  const lines = rows.map(([, start, cell = ""]) =>
    /^-+$/.test(cell) ? `${start} ${"-".repeat(width)} |` : `${start} ${cell.padEnd(width)} |`,
  );
  return `${lines.join("\n")}\n`;
}

/** Folders of packages that a page has no row for. */
export function packagesWithoutRow(markdown: string): string[] {
  const rows = new Set([...markdown.matchAll(packageRow)].map(([, , folder = ""]) => folder));
  return ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((folder) => !rows.has(folder));
}

/** What a package brings or wants next to it, our own packages first; types of other packages are left out. */
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
