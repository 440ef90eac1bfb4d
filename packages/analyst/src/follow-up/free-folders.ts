import { access } from "node:fs/promises";

/**
 * Returns names of folders that do not exist, next to a folder: `out-2`, `out-3` next to `out` and `out-4` next to
 * `out-3`. Each report needs a separate folder.
 * @param count number of names
 */
export async function freeFolders(folder: string, count: number): Promise<string[]> {
  const bare = folder.replace(/[/\\]+$/, "");
  const [, stem = bare, last = "1"] = /^(.*[^\d-])-(\d{1,3})$/.exec(bare) ?? [];
  const free: string[] = [];
  for (let number = Number(last) + 1; free.length < count; number++) {
    const name = `${stem}-${number}`;
    const isTaken = await access(name).then(
      () => true,
      () => false,
    );
    if (!isTaken) free.push(name);
  }
  return free;
}
