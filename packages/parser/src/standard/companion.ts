import { isObjectOrArray } from "../node/compare.js";

/**
 * Loads a module that the caller has installed, synchronously and without a static import, so that it is
 * optional and bundlers do not resolve it. Returns `null` if it is not found, or if the runtime cannot load
 * modules this way, as in browsers.
 */
export function companion(name: string): object | null {
  // Node, Bun and Deno provide their built-in modules without an import, which browsers and bundlers could
  // not resolve.
  const createRequire = globalThis.process?.getBuiltinModule?.("node:module")?.createRequire;
  if (createRequire === undefined) return null;
  for (const importer of importers()) {
    try {
      const found: unknown = createRequire(importer)(name);
      if (isObjectOrArray(found)) return found;
    } catch (error) {
      if (!/MODULE_NOT_FOUND$/.test(String(Object(error).code))) throw error;
    }
  }
  return null;
}

/**
 * Returns the modules from which the import is resolved: this package and the running program. The working folder is
 * used only if there is no program, as for `node -e`, which resolves its imports there. An installed program must not
 * load a module from the folder in which a user happens to start it.
 */
function importers(): string[] {
  const program = process.argv[1] ?? `${process.cwd()}/_`;
  return [import.meta.url, program].filter((importer) => /^(file:|\/|[a-z]:)/i.test(importer));
}
