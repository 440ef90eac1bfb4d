import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { resolveFrom } from "./resolve-from.js";

/**
 * Imports a package that the caller has installed and that is not among our dependencies: first from here, then from
 * the running program, because pnpm and Yarn show a package only its own dependencies. The working folder is used only
 * if there is no program, as for `node -e`. Returns `null` if the package is not installed.
 */
export async function loadOptional(name: string): Promise<unknown> {
  const program = process.argv[1] ?? join(process.cwd(), "_");
  const found = resolveFrom(import.meta.url, name) ?? resolveFrom(program, name);
  return found === null ? null : import(pathToFileURL(found).href);
}
