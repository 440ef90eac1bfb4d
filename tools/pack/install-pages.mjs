import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Every page for users that may say how to install something; `docs/install.md` explains both forms and is left out. */
export function installPages(root) {
  return [
    "README.md",
    ...pagesBelow(root, "docs").filter((page) => page !== "docs/install.md"),
    ...pagesBelow(root, "examples"),
    ...["packages", "apps"].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => `${group}/${name}/README.md`),
    ),
  ].filter((page) => existsSync(join(root, page)));
}

/** The pages below a folder, but for those of installed packages, which are thousands, and records of decisions. */
function pagesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return entry.name.endsWith(".md") ? [path] : [];
    return entry.isDirectory() && !["node_modules", "decisions"].includes(entry.name)
      ? pagesBelow(root, path)
      : [];
  });
}
