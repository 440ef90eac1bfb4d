import { existsSync } from "node:fs";
import { join } from "node:path";

/** Folders whose subfolders have tests. */
const groups = ["packages", "apps", "examples"];

/** The folders whose tests a change concerns: of packages, apps, examples, `tests` and `tools`, in order, each once. */
export function testFoldersOf(root, changed) {
  const folders = changed.flatMap((file) => {
    const [group, name] = file.split("/");
    return [
      ...(groups.includes(group) && name !== undefined ? [`${group}/${name}`] : []),
      ...(group === "tests" || group === "tools" ? [group] : []),
      ...(group === "schemas" ? ["packages/contracts"] : []),
      ...(file.endsWith(".md") ? ["tests/src/documents"] : []),
    ];
  });
  const existing = [...new Set(folders)].filter((folder) => existsSync(join(root, folder)));
  return existing.filter((folder) => !existing.some((other) => folder.startsWith(`${other}/`))).sort();
}
