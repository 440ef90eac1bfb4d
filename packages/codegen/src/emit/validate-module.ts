import { checkSource, checkSourceFolder, defaultsSource } from "@concordat/dialect";
import { build } from "esbuild";
import type { ContractSource } from "../source/contract-source.js";
import { banner } from "./banner.js";

/**
 * The compiled validator of a contract, as a module that imports nothing: `check` and, where the schema has
 * defaults, `fillDefaults`.
 */
export async function validateModule({ schema }: ContractSource): Promise<string> {
  const defaults = defaultsSource(schema);
  const entry = `export { default as check } from "check";${defaults === null ? "" : `export ${defaults}`}`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: checkSourceFolder },
    plugins: [virtualModule("check", checkSource(schema))],
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["main"],
    minifySyntax: true,
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  return `${banner}// @ts-nocheck\n${outputFiles[0]?.text ?? ""}`;
}

function virtualModule(name: string, contents: string): import("esbuild").Plugin {
  return {
    name: "virtual",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: "virtual" }));
      onLoad({ filter: /.*/, namespace: "virtual" }, () => ({ contents, resolveDir: checkSourceFolder }));
    },
  };
}
