import { join } from "node:path";
import { resolveFrom } from "../optional/resolve-from.js";
import { cacheFolder } from "./cache-folder.js";

/**
 * Returns the folder in which node-llama-cpp is searched if it is not installed next to `@concordat/llm`. This is the
 * case after a global installation, for which npm cannot omit 610 MB of builds for graphics cards.
 */
export function llamaFolder(): string {
  return join(cacheFolder(), "llama");
}

/**
 * Returns the path of node-llama-cpp's entry file without loading it. An installation next to `@concordat/llm` comes
 * first, then {@link llamaFolder}. Returns `null` if neither exists.
 */
export function findLlama(): string | null {
  for (const from of [import.meta.url, join(llamaFolder(), "package.json")]) {
    const found = resolveFrom(from, "node-llama-cpp");
    if (found !== null) return found;
  }
  return null;
}
