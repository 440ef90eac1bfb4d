import { homedir } from "node:os";
import { join } from "node:path";

/** Returns the folder in which programs on this platform store files that they can download again. */
export function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (XDG_CACHE_HOME !== undefined && XDG_CACHE_HOME !== "") return join(XDG_CACHE_HOME, "concordat");
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches", "concordat");
  if (process.platform === "win32")
    return join(LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "concordat", "Cache");
  return join(homedir(), ".cache", "concordat");
}
