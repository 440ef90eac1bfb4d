// What one contract adds to a browser bundle: everything its import brings, minified, and gzipped.
import { gzipSync } from "node:zlib";
import { contractRefs } from "@concordat/contracts";
import { build } from "esbuild";

export async function sizes() {
  return Promise.all(contractRefs.map(async (ref) => ({ ref, ...(await sizeOf(ref)) })));
}

async function sizeOf(ref) {
  const { outputFiles } = await build({
    stdin: { contents: `export * from "@concordat/contracts/${ref}";`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  });
  const [{ contents }] = outputFiles;
  return { minified: contents.length, gzipped: gzipSync(contents, { level: 9 }).length };
}
