/**
 * A module that the caller has installed, loaded at once and without an import of ours, so that nobody has to install
 * it and no bundler looks for it; null where it is not found, or the runtime loads no module this way, as browsers.
 */
export function companion(name: string): object | null {
  const createRequire = requireMaker();
  if (createRequire === null) return null;
  for (const place of places()) {
    try {
      const found: unknown = createRequire(place)(name);
      if (typeof found === "object" && found !== null) return found;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return null;
}

type RequireMaker = (place: string) => (name: string) => unknown;

/** Node, Bun and Deno give their own modules without an import, which browsers and bundlers would stumble over. */
function requireMaker(): RequireMaker | null {
  if (typeof process !== "object" || typeof process.getBuiltinModule !== "function") return null;
  return process.getBuiltinModule("node:module")?.createRequire ?? null;
}

/** Beside this package, beside the program that runs, and in the folder that it runs in. */
function places(): string[] {
  return [import.meta.url, process.argv[1], `${process.cwd()}/_`].filter(
    (place) => place !== undefined && /^(file:|\/|[A-Za-z]:)/.test(place),
  ) as string[];
}

function isMissing(error: unknown): boolean {
  const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
  return code === "MODULE_NOT_FOUND" || code === "ERR_MODULE_NOT_FOUND";
}
