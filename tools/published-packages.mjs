import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every published package below a repository's root: its folder and its package.json. */
export function publishedPackages(root) {
  return allPackages(root).filter(({ manifest }) => manifest.private !== true);
}

/** Every package that a build of the repository builds, published or not. */
export function builtPackages(root) {
  return allPackages(root).filter(({ manifest }) => manifest.scripts?.build !== undefined);
}

function allPackages(root) {
  return ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }));
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
