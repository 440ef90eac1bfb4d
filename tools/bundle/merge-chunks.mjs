import { dirname, join, relative } from "node:path";
import { build } from "esbuild";

/** The file that contains the joined chunks. */
const core = "dist/shared/core.js";

/**
 * Joins the shared files that entry points load at first to a single one. esbuild makes a file for each set of entry
 * points that share code, and loading dozens of small files takes longer than running them.
 * @param {{ outputFiles: { path: string, text: string }[], metafile: import("esbuild").Metafile }} built
 * @param {string[]} entries the entry points: `dist/index.js`
 * @returns {Promise<{ path: string, text: string }[]>} the files to write
 */
export async function mergeChunks({ outputFiles, metafile }, entries) {
  const texts = new Map(outputFiles.map(({ path, text }) => [relative(process.cwd(), path), text]));
  const merged = sharedAtFirst(metafile.outputs, entries);
  const isOther = (file) => texts.has(file) && !merged.includes(file);
  const others = [...texts.keys()].filter(isOther);
  const chunks = chunkReader(texts, merged, metafile.outputs);
  const [joined] = await bundleFiles([core], chunks);
  const rewritten = await bundleFiles(others, chunks);
  return [joined, ...rewritten].map(({ path, text }) => ({ path, text: text.replace(/^\/\/! /gm, "// ") }));
}

/** Returns the shared files that entry points import, directly or not, without those that they load later. */
function sharedAtFirst(outputs, entries) {
  const reached = new Set(entries);
  for (const file of reached)
    for (const { path, kind } of outputs[file].imports)
      if (kind === "import-statement" && path in outputs) reached.add(path);
  return [...reached].filter((file) => outputs[file].entryPoint === undefined);
}

function bundleFiles(files, plugin) {
  return Promise.all(
    files.map(async (file) => {
      const { outputFiles } = await build({
        entryPoints: [file],
        outfile: file,
        bundle: true,
        format: "esm",
        platform: "neutral",
        target: "es2023",
        plugins: [plugin],
        legalComments: "inline",
        write: false,
        logLevel: "error",
      });
      return outputFiles[0];
    }),
  );
}

/**
 * A plugin that reads the files of a first bundle. An import of a merged file, from outside, becomes one of the joined
 * file, which has the exports of all under names of their own.
 */
function chunkReader(texts, merged, outputs) {
  const nameIn = (file, name) => `${name}$${merged.indexOf(file)}`;
  const list = (file, from) =>
    `export { ${outputs[file].exports.map((name) => from(name)).join(", ")} } from`;
  const coreText = merged
    .map(
      (file) =>
        `${list(file, (name) => `${name} as ${nameIn(file, name)}`)} "./${relative("dist/shared", file)}";`,
    )
    .join("\n");
  return {
    name: "chunks",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /.*/ }, ({ path, importer, kind, namespace, pluginData: place }) => {
        if (kind === "entry-point") return { path, namespace: "chunk" };
        if (namespace === "bridge") return { path: place, external: true, sideEffects: false };
        const file = path.startsWith(".") ? join(dirname(importer), path) : "";
        if (!merged.includes(file) || kind === "dynamic-import")
          return { path, external: true, sideEffects: false };
        if (importer === core || merged.includes(importer))
          return { path: file, namespace: "chunk", sideEffects: false };
        const coreFile = relative(dirname(importer), core);
        const pluginData = coreFile.startsWith(".") ? coreFile : `./${coreFile}`;
        return { path: file, namespace: "bridge", pluginData, sideEffects: false };
      });
      onLoad({ filter: /.*/, namespace: "chunk" }, ({ path }) => ({
        contents: path === core ? coreText : (texts.get(path) ?? "").replace(/^\/\/ (?=\S+\.js$)/gm, "//! "),
        resolveDir: process.cwd(),
      }));
      onLoad({ filter: /.*/, namespace: "bridge" }, ({ path, pluginData }) => ({
        contents: `${list(path, (name) => `${nameIn(path, name)} as ${name}`)} "core";`,
        pluginData,
        resolveDir: process.cwd(),
      }));
    },
  };
}
