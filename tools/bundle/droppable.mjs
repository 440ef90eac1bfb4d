import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";

/** Values that a bundler drops by itself if nothing uses them. */
const plain = new Set([
  "ArrowFunctionExpression",
  "ClassExpression",
  "FunctionExpression",
  "Identifier",
  "Literal",
]);

/** Whether a bundler knows that evaluating an expression has no effects: literals, and lists and objects of them. */
function isPlain(node) {
  if (node === null || plain.has(node.type)) return true;
  if (node.type === "ArrayExpression") return node.elements.every(isPlain);
  if (node.type === "UnaryExpression") return node.operator !== "delete" && isPlain(node.argument);
  if (node.type !== "ObjectExpression") return false;
  return node.properties.every(
    (property) => property.type === "Property" && !property.computed && isPlain(property.value),
  );
}

/** Whether an expression is a call whose own parts have no effects, so that the mark for the call is enough. */
function isPlainCall({ type, callee, arguments: values }) {
  if (type !== "CallExpression" && type !== "NewExpression") return false;
  const isMethod = callee.type === "MemberExpression" && !callee.computed;
  return isPlain(isMethod ? callee.object : callee) && values.every(isPlain);
}

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
    .filter(({ id, init }) => id.type === "Identifier" && init !== null && !isPlain(init));
  return values.reduceRight((text, { init }) => {
    const value = text.slice(init.start, init.end);
    const marked = isPlainCall(init) ? value : `(() => (${value}))()`;
    return `${text.slice(0, init.start)}/* @__PURE__ */ ${marked}${text.slice(init.end)}`;
  }, source);
}

/** A plugin of esbuild that reads the modules of the package in the working folder in this way. */
export const droppable = {
  name: "droppable-constants",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]dist[\\/].*\.js$/ }, ({ path }) =>
      path.includes("node_modules")
        ? undefined
        : { contents: droppableConstants(readFileSync(path, "utf8")) },
    );
  },
};
