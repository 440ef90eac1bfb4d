import { isObject } from "../node/compare.js";

/**
 * A module that the caller has installed, loaded immediately and without an import of ours, so that no one has to install
 * it and no bundler looks for it; `null` if it is not found, or the runtime loads no module this way, as browsers.
 */
export function companion(name: string): object | null {
  // Node, Bun and Deno give their own modules without an import, which browsers and bundlers would stumble over.
  const createRequire = globalThis.process?.getBuiltinModule?.("node:module")?.createRequire;
  if (createRequire === undefined) return null;
  for (const place of places()) {
    try {
      const found: unknown = createRequire(place)(name);
      if (isObject(found)) return found;
    } catch (error) {
      const code: unknown = isObject(error) ? Reflect.get(error, "code") : undefined;
      if (!/^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(code))) throw error;
    }
  }
  return null;
}

/**
 * This package, and the program that runs. The working folder only if there is no program, as for `node -e`, which resolves its
 * imports there: a program that was installed elsewhere must not run a module because a user stands next to it.
 */
function places(): string[] {
  const program = process.argv[1] ?? `${process.cwd()}/_`;
  return [import.meta.url, program].filter((place) => /^(file:|\/|[A-Za-z]:)/.test(place));
}
