import { createRequire } from "node:module";
import { systemCode } from "@concordat/files";

/** Returns the path of a package's module as a file would import it, without loading it; `null` if it is not installed. */
export function resolveFrom(file: string, name: string): string | null {
  try {
    return createRequire(file).resolve(name);
  } catch (error) {
    if (systemCode(error) === "MODULE_NOT_FOUND") return null;
    throw error;
  }
}
