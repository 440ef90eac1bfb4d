import { rename } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { systemCode } from "../error/system-error.js";

/** The errors of Windows while another program, such as a virus scanner, has the file open for a moment. */
const momentary: ReadonlySet<string> = new Set(["EPERM", "EBUSY", "EACCES"]);

/** Milliseconds before each further attempt. */
const waits = [10, 20, 50, 100, 200, 400, 800];

/** Options for renaming a file; tests simulate another operating system. */
export interface Renaming {
  readonly platform?: NodeJS.Platform;
  readonly rename?: (from: string, to: string) => Promise<void>;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Renames a file. On Windows, it tries again for one and a half seconds if another program has one of the files open.
 * On other systems, such errors are permanent.
 */
export async function renameFile(from: string, to: string, renaming: Renaming = {}): Promise<void> {
  const { platform = process.platform, rename: once = rename, wait = setTimeout } = renaming;
  for (const milliseconds of platform === "win32" ? waits : []) {
    try {
      return await once(from, to);
    } catch (error) {
      if (!momentary.has(systemCode(error) ?? "")) throw error;
      await wait(milliseconds);
    }
  }
  return once(from, to);
}
