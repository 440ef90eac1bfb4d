import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseSync } from "oxc-parser";

/** Values that a bundler drops by itself if nothing uses them. */
const plain = new Set([
  "ArrowFunctionExpression",
  "ClassExpression",
  "FunctionExpression",
  "Identifier",
  "Literal",
]);

/**
 * Marks the constants of a module, so that a bundler drops those that nothing uses. A package with
 * `"sideEffects": false` promises that they have no effects, but in a joined file a bundler has to be told for each.
 * @param {string} source a compiled module
 */
export function droppableConstants(source) {
  const { program, errors } = parseSync("module.js", source);
  if (errors.length > 0) throw new Error(errors[0].message);
  const values = program.body
    .map((statement) => (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement))
    .filter((statement) => statement?.type === "VariableDeclaration")
    .flatMap(({ declarations }) => declarations)
    .filter(({ id, init }) => id.type === "Identifier" && init !== null && !plain.has(init.type));
  return values.reduceRight(
    (text, { init: { start, end } }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
    source,
  );
}

/**
 * Lets a module find the files next to it, wherever its code ends up in `dist`.
 * @param {string} source a compiled module
 * @param {string} path where the compiler wrote it
 */
export function inPlace(source, path) {
  const [, place] = /.*[\\/]dist[\\/](.*)$/.exec(path) ?? [];
  const file = place.replaceAll("\\", "/");
  return source
    .replace(/\bimport\.meta\.url\b/g, `import.meta.url.replace(/(.*[/]dist[/]).*/, "$$1${file}")`)
    .replace(
      /\bimport\.meta\.dirname\b/g,
      `import.meta.dirname?.replace(/(.*[\\\\/]dist)([\\\\/].*)?$/, "$$1/${dirname(file)}")`,
    );
}

/** A plugin of esbuild that reads the modules of the package in the working folder in this way. */
export const droppable = {
  name: "droppable-constants",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]dist[\\/].*\.js$/ }, ({ path }) =>
      path.includes("node_modules")
        ? undefined
        : { contents: droppableConstants(inPlace(readFileSync(path, "utf8"), path)) },
    );
  },
};
