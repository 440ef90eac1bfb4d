import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where `pnpm docs:build` writes the site. */
export const siteFolder = join(import.meta.dirname, "../../../tools/site/dist");

/** Why there is nothing to test; empty when the site was built. */
export const notBuilt = existsSync(join(siteFolder, "index.html"))
  ? ""
  : " (skipped: the site is not built; run pnpm docs:build)";
