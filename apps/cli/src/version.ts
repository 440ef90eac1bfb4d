import { readFileSync } from "node:fs";

interface Manifest {
  readonly version: string;
  /** Where the documentation is; absent until there is a site. */
  readonly homepage?: string;
}

const manifest: Manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** The version of the command line, as its package says. */
export const { version } = manifest;

/** The address of the documentation, as the package says; null until there is one. */
export const homepage = manifest.homepage ?? null;
