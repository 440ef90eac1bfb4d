import { readFileSync } from "node:fs";

interface Manifest {
  readonly version: string;
  /** The URL of the documentation; absent until there is a site. */
  readonly homepage?: string;
}

const manifest: Manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** The version of the command line, from its package. */
export const { version } = manifest;

/** The URL of the documentation, from the package; `null` until there is one. */
export const homepage = manifest.homepage ?? null;
