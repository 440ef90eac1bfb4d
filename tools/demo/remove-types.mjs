import { readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { removeOutput } from "../remove-output.mjs";

/** Sources that no package publishes. */
const isUnpublished = (file) => /\.test(?:-d)?\.ts$|\.d\.ts$|(?:^|\/)testing\//.test(file);

/**
 * The sources of a package that its build turns into modules, as paths within `src`.
 * @param {string} folder the package
 */
export function publishedSources(folder) {
  return readdirSync(join(folder, "src"), { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !isUnpublished(file));
}

/**
 * Writes `dist` of a package: a module for each source, as the compiler would, but unchecked and without declarations.
 * @param {string} folder the package
 */
export async function removeTypes(folder) {
  const source = join(folder, "src");
  removeOutput(join(folder, "dist"));
  await build({
    entryPoints: publishedSources(folder).map((file) => join(source, file)),
    outbase: source,
    outdir: join(folder, "dist"),
    format: "esm",
    target: "es2023",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    logLevel: "error",
  });
}
