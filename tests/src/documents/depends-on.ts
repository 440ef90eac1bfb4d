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

const tableOfRooms = /^\| package or folder .*\n(?:\|.*\n)+/m;

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

/** The packages of ours that a package uses, without those that the others of them use already. */
function dependenciesOf(folder: string): string {
  const own = ownDependencies(folder);
  const names = [...own.keys()];
  const brought = new Set(names.flatMap((name) => [...reached(name)]));
  return (
    names
      .filter((name) => !brought.has(name))
      .sort()
      .map((name) => `${name}${own.get(name)}`)
      .join(", ") || "nothing"
  );
}

/** All packages of ours that are installed with a package, given by its short name: optional ones are not. */
function reached(name: string, seen: Set<string> = new Set()): Set<string> {
  for (const [inner, need] of ownDependencies(`packages/${name}`)) {
    if (need !== "" || seen.has(inner)) continue;
    seen.add(inner);
    reached(inner, seen);
  }
  return seen;
}

/** The packages of ours in a package.json by their short names, each with how it is needed: ` (optional)` or nothing. */
function ownDependencies(folder: string): Map<string, string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = manifest;
  const entries: [string, string][] = [
    ...Object.keys(dependencies).map((name): [string, string] => [name, ""]),
    ...Object.keys(optionalDependencies).map((name): [string, string] => [name, " (optional)"]),
    ...Object.keys(peerDependencies).map((name): [string, string] => [
      name,
      peerDependenciesMeta[name]?.optional === true ? " (optional)" : " (peer)",
    ]),
  ];
  return new Map(
    entries
      .filter(([name]) => name.startsWith("@concordat/") || name === "create-concordat")
      .map(([name, need]) => [name.replace("@concordat/", ""), need]),
  );
}
