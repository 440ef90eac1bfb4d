import { access } from "node:fs/promises";

/** Whether a file or folder exists at this path. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
