import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Bytes of the parser's main entry in a browser's bundle. */
export async function parserSize() {
  const { outputFiles } = await build({
    stdin: { contents: 'export * from "@concordat/parser";', resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const [{ contents }] = outputFiles;
  return { minified: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
}
