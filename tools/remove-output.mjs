import { rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const root = join(import.meta.dirname, "..");

/** Removes a folder that the build of a package of this repository writes; refuses any other, wherever the caller stands. */
export function removeOutput(folder) {
  const path = resolve(folder);
  const name = relative(root, path).replaceAll("\\", "/");
  if (!/^(apps|packages)\/[^/]+\/(dist|schemas)$/.test(name))
    throw new Error(
      `${path} is not the output of a package of this repository; run this in the folder of a package`,
    );
  rmSync(path, { recursive: true, force: true });
}
