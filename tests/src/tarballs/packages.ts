import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The fields of a package's package.json that matter to users who install it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
}

export interface PublicPackage extends Manifest {
  /** Absolute path of the package's folder. */
  readonly folder: string;
}

const root = join(import.meta.dirname, "../../..");

/** Every package of this repository that is published. */
export function publicPackages(): PublicPackage[] {
  return ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .map((folder) => ({ folder, ...readManifest(folder) }))
    .filter((manifest) => manifest.private !== true);
}

/** The specifiers by which code imports a package: `@concordat/llm/ollama`; patterns and JSON omitted. */
export function importableSpecifiers({ name, exports = {} }: Manifest): string[] {
  return Object.keys(exports)
    .filter((subpath) => !subpath.includes("*") && !subpath.endsWith(".json"))
    .map((subpath) => `${name}${subpath.slice(1)}`);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}
