import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "oxc-parser";

/** Generated code exports what `schemas/` says, so its names are derived already. */
const generated = /(^|\/)generated\//;

/**
 * The exports of a package's module, by its source: the names of values, and of types as `type Name`, sorted.
 * Re-exports of another package are listed as `* from that-package`.
 */
export function exportedNames(file, packageFolder) {
  if (generated.test(relative(packageFolder, file).replaceAll("\\", "/"))) return [];
  const { module, errors } = parseSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const names = entries.flatMap((entry) => namesOf(entry, file, packageFolder));
  return [...new Set(names)].sort();
}

function namesOf({ exportName, importName, moduleRequest, isType }, file, packageFolder) {
  if (exportName.kind === "None" && importName.kind === "AllButDefault") {
    const from = moduleRequest.value;
    if (!from.startsWith(".")) return [`* from ${from}`];
    return exportedNames(join(file, "..", from.replace(/\.js$/, ".ts")), packageFolder);
  }
  const name = exportName.kind === "Default" ? "default" : exportName.name;
  return [isType ? `type ${name}` : name];
}
