import { type CheckOptions, checkSource, checkSourceFolder, defaultsSource } from "@concordat/dialect";
import { build } from "esbuild";
import type { ContractSource } from "../source/contract-source.js";
import { banner } from "./banner.js";

/**
 * Generates the compiled validator of a contract, as a module without imports: `check` and, if the schema has
 * defaults, `fillDefaults`.
 */
export async function validateModule(
  { schema }: ContractSource,
  options: CheckOptions = {},
): Promise<string> {
  const defaults = defaultsSource(schema);
  const entry = `export { default as check } from "check";${defaults === null ? "" : `export ${defaults}`}`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: checkSourceFolder },
    plugins: [virtualModule("check", checkSource(schema, options))],
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["main"],
    minifySyntax: true,
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  return `${banner}// @ts-nocheck\n${withTypes(outputFiles[0]?.text ?? "")}`;
}

/**
 * The module with an explicit type for each of its exports. TypeScript would otherwise infer the types from thousands
 * of lines, which overflows its stack for a large schema.
 */
function withTypes(bundle: string): string {
  return bundle.replace(/^export \{([^{}]*)\};\s*$/m, (_, names: string) => {
    const exported = names.split(",").map((name) => name.trim().split(" as "));
    const lines = exported.map(([local = "", name = local]) => `const typed_${name}: any = ${local};`);
    const list = exported.map(([local = "", name = local]) => `typed_${name} as ${name}`);
    return `${lines.join("\n")}\nexport { ${list.join(", ")} };\n`;
  });
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
