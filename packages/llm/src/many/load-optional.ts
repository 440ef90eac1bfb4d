import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Imports a package that the caller has installed and that is not among our dependencies: first from here, then from
 * the running program, because pnpm and Yarn show a package only its own dependencies. The working folder is used only
 * if there is no program, as for `node -e`. Returns `null` if the package is not installed.
 */
export async function loadOptional(name: string): Promise<unknown> {
  const program = process.argv[1] ?? join(process.cwd(), "_");
  for (const load of [() => import(name), () => importFrom(program, name)]) {
    try {
      return await load();
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return null;
}

function importFrom(program: string, name: string): Promise<unknown> {
  return import(pathToFileURL(createRequire(program).resolve(name)).href);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && /MODULE_NOT_FOUND$/.test(String(error.code));
}
