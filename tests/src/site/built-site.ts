import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where `pnpm docs:build` writes the site; `CONCORDAT_SITE` names another folder, such as a copy. */
export const siteFolder = process.env.CONCORDAT_SITE ?? join(import.meta.dirname, "../../../tools/site/dist");

/** Why there is nothing to test; empty when the site was built. */
export const notBuilt = existsSync(join(siteFolder, "index.html"))
  ? ""
  : " (skipped: the site is not built; run pnpm docs:build)";

/** The HTML files of the site, by their paths from its folder, with slashes. */
export function siteFiles(): string[] {
  return readdirSync(siteFolder, { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"));
}

/** The addresses of all pages of the site. */
export function siteAddresses(): string[] {
  return siteFiles()
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "$1")}`)
    .sort();
}
