import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every pending changeset: its file, relative to the root, and the packages that it names. */
export function readChangesets(root) {
  return readdirSync(join(root, ".changeset"))
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => {
      const file = `.changeset/${name}`;
      return { file, packages: packagesNamedIn(readFileSync(join(root, file), "utf8")) };
    });
}

function packagesNamedIn(text) {
  const [, header = ""] = /^---\r?\n([\s\S]*?)^---/m.exec(text) ?? [];
  return [...header.matchAll(/^["']?([^"':\r\n]+)["']?:/gm)].map(([, name]) => name);
}
