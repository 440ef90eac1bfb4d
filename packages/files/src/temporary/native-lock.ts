import { createRequire } from "node:module";

type TryLock = (descriptor: number, offset?: number, length?: number) => boolean;

/** Runtimes that end as a process when the addon is loaded, rather than with an error. */
const withoutAddons = ["bun", "deno"] as const;

let loaded: TryLock | null | undefined;

/**
 * Returns a function that locks an open file by the operating system, from a native addon that is loaded when first
 * needed. Returns `null` in runtimes without it: Bun, Deno, and a bundle without the addon next to it.
 */
export function nativeLock(): TryLock | null {
  if (loaded === undefined) loaded = load();
  return loaded;
}

function load(): TryLock | null {
  if (withoutAddons.some((runtime) => process.versions[runtime] !== undefined)) return null;
  try {
    // Not an import: a bundler would take the addon's code apart from its binary.
    const addon: unknown = createRequire(import.meta.url)("fs-native-extensions");
    return isAddon(addon) ? addon.tryLock : null;
  } catch {
    return null;
  }
}

function isAddon(value: unknown): value is { readonly tryLock: TryLock } {
  return (
    typeof value === "object" && value !== null && "tryLock" in value && typeof value.tryLock === "function"
  );
}
