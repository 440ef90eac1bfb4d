import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";

/** Size of the disk in bytes: sufficient for a run of the tests. */
const diskBytes = 4_000_000;
const filler = "filler.bin";

/** A small separate file system on a folder. */
export interface SmallDisk {
  /** Leaves this many bytes free, rounded up to complete blocks. */
  leave(bytes: number): Promise<void>;
  /** Takes all remaining space, even while others write. */
  fill(): void;
  /** Frees all its space. */
  clear(): void;
  unmount(): void;
}

/** Returns the reason why no small disk can be created here; `null` if one can. */
export function noSmallDisk(): string | null {
  if (process.platform !== "linux") return "only Linux has tmpfs";
  if (process.getuid?.() !== 0) return "only root may mount a file system";
  return null;
}

/** Mounts a small file system on a folder. The folder's content is hidden until it is unmounted. */
export function mountSmallDisk(folder: string): SmallDisk {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskBytes}`, "tmpfs", folder]);
  const path = join(folder, filler);
  const clear = (): void => rmSync(path, { force: true });
  return {
    async leave(bytes) {
      clear();
      const { bavail, bsize } = await statfs(folder);
      const blocks = bavail - Math.ceil(bytes / bsize);
      if (blocks > 0) writeFileSync(path, Buffer.alloc(blocks * bsize));
    },
    fill() {
      const file = openSync(path, "a");
      try {
        for (;;) writeSync(file, Buffer.alloc(65_536));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    clear,
    unmount: () => void execFileSync("umount", [folder]),
  };
}
