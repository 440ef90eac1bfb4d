import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every published package below a repository's root: its folder and its package.json. */
export function publishedPackages(root) {
  return ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }))
    .filter(({ manifest }) => manifest.private !== true);
}

/** The subpaths of a package's exports with code behind them: `{ subpath: "./ollama", built: "./dist/ollama/index.js" }`. */
export function codeSubpaths({ exports = {} }) {
  return Object.entries(exports)
    .map(([subpath, target]) => ({ subpath, built: typeof target === "string" ? target : target.default }))
    .filter(({ subpath, built }) => built.startsWith("./dist/") && !subpath.includes("*"));
}

/** The source, below its package, that a built file is made from. */
export function sourceOf(built) {
  return built.replace("./dist/", "src/").replace(/\.js$/, ".ts");
}
