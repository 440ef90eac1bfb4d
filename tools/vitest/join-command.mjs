import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = join(import.meta.dirname, "../..");

/**
 * Joins the built command, the built packages that it loads and some third-party packages of many files, so that the
 * thousands of commands that tests run start sooner: `analyze` takes 0.4 to 0.5 s of the processor until its first
 * refusal instead of 0.7 to 0.9. Other third-party packages are loaded from where they are installed. The tests are given
 * the path as `joinedCommand`; `CONCORDAT_THOROUGH=1` runs the command as it is built.
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
    minifyWhitespace: true,
    logLevel: "error",
    banner: { js: requireOfModules },
    plugins: [ownPackagesAndSomeOthers],
  });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  project.provide("joinedCommand", join(folder, "main.js"));
  return () => rm(folder, { recursive: true, force: true });
}

/** Whether a file is built from this repository's sources. */
const isOwn = (path) => /[\\/](packages|apps)[\\/][^\\/]+[\\/]dist[\\/]/.test(path);

/** Third-party packages of many files without native code that most commands load: they are joined, too. */
const joinedPackages = [
  "@duckdb/node-api",
  "@rgrove/parse-xml",
  "chrono-node",
  "cli-progress",
  "commander",
  "csv-parse",
  "dom-serializer",
  "domhandler",
  "domutils",
  "entities",
  "htmlparser2",
  "postal-mime",
];
const isJoined = (path) =>
  joinedPackages.some((name) => path.replaceAll("\\", "/").includes(`/node_modules/${name}/`));

/** Defines `require` for the CommonJS modules among what is joined. */
const requireOfModules =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/** Joins what is built here and the packages above; a joined file still finds the files next to its original. */
const ownPackagesAndSomeOthers = {
  name: "own-packages-and-some-others",
  setup(joining) {
    joining.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, importer, pluginData }) => {
      if (pluginData === "resolving" || path.startsWith("node:")) return undefined;
      const found = await joining.resolve(path, { resolveDir, kind, importer, pluginData: "resolving" });
      if (found.errors.length > 0) return { path, external: true };
      if (isOwn(found.path)) return found;
      if (isJoined(found.path))
        return kind === "dynamic-import" ? { path: found.path, namespace: "named" } : found;
      const isFile = found.path.startsWith("/") && !kind.startsWith("require");
      return { path: isFile ? pathToFileURL(found.path).href : found.path, external: true };
    });
    // A CommonJS module imported at run time has its names only as members of its default export once it is joined.
    joining.onLoad({ filter: /.*/, namespace: "named" }, async ({ path }) => {
      const names = Object.keys(await import(pathToFileURL(path).href)).filter((name) =>
        /^[A-Za-z_$][\w$]*$/.test(name),
      );
      const named = names.filter((name) => name !== "default" && name !== "module.exports");
      return {
        contents: `import * as joined from ${JSON.stringify(path)}; export const { ${named.join(", ")} } = joined;`,
        resolveDir: dirname(path),
      };
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
