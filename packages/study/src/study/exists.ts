import { access } from "node:fs/promises";

/** Whether a file or folder of this name exists. */
export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
