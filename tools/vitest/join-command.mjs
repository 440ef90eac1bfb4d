import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = join(import.meta.dirname, "../..");

/**
 * Joins the built command and the built packages that it loads into few files, so that the thousands of commands that
 * tests run start in half the time: a command loads up to 870 modules otherwise. Third-party packages are loaded from
 * where they are installed. The tests are given the path as `joinedCommand`; `CONCORDAT_THOROUGH=1` runs the command as
 * it is built.
 * @param {import("vitest/node").TestProject} project
 */
export default async function setup(project) {
  if (process.env.CONCORDAT_THOROUGH === "1") {
    project.provide("joinedCommand", join(root, "apps/cli/bin/concordat.js"));
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), "concordat-joined-"));
  await build({
    entryPoints: [join(root, "apps/cli/dist/main.js")],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
    plugins: [ownPackagesOnly],
  });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  project.provide("joinedCommand", join(folder, "main.js"));
  return () => rm(folder, { recursive: true, force: true });
}

/** Whether a file is built from this repository's sources. */
const isOwn = (path) => /[\\/](packages|apps)[\\/][^\\/]+[\\/]dist[\\/]/.test(path);

/** Joins only what is built here; a joined file still finds the files next to its original. */
const ownPackagesOnly = {
  name: "own-packages-only",
  setup(joining) {
    joining.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, importer, pluginData }) => {
      if (pluginData === "resolving" || path.startsWith("node:")) return undefined;
      const found = await joining.resolve(path, { resolveDir, kind, importer, pluginData: "resolving" });
      if (found.errors.length > 0) return { path, external: true };
      if (isOwn(found.path)) return found;
      const external = found.path.startsWith("/") ? pathToFileURL(found.path).href : found.path;
      return { path: external, external: true };
    });
    joining.onLoad({ filter: /\.js$/ }, async ({ path }) => {
      if (!isOwn(path)) return undefined;
      const text = await readFile(path, "utf8");
      const contents = text
        .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
        .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)));
      return { contents, loader: "js" };
    });
  },
};
