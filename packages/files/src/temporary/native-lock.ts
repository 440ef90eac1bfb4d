import { createRequire } from "node:module";

type TryLock = (descriptor: number, offset?: number, length?: number) => boolean;

/** Runtimes that end as a process when the addon is loaded, rather than with an error. */
const withoutAddons = ["bun", "deno"] as const;

let loaded: TryLock | null | undefined;

/**
 * The operating system's lock of an open file, by a native addon that is loaded on first use; `null` if the runtime has
 * none: in Bun, in Deno, and in a bundle without the addon next to it.
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
