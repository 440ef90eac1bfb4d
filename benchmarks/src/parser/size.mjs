import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Bytes of an entry of the parser in a browser's bundle. */
export async function parserSize(entry) {
  const { outputFiles } = await build({
    stdin: { contents: `export * from "${entry}";`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const [{ contents }] = outputFiles;
  return { minified: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
}
