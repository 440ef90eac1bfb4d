import { parseSync } from "oxc-parser";

/**
 * The docstrings of a source that are on the wrong declaration, as `line: problem`: on none, with a parameter or a
 * result that the declaration does not have, or the same as that of another declaration.
 * @param file the name of the file, whose ending is its language
 * @param source the text of the file
 */
export function misplaced(file, source) {
  const { program, comments } = parseSync(file, source);
  const starts = outermostByStart(program);
  const seen = new Map();
  return comments.filter(isDocstring).flatMap(({ start, end, value }) => {
    const line = source.slice(0, start).split("\n").length;
    const node = starts.get(end + between.exec(source.slice(end))[0].length);
    return problemsOf(sentencesOf(value), node, seen).map((problem) => `${line}: ${problem}`);
  });
}

/** White space, the sign of a union, and comments that are not docstrings: what may be before the declaration. */
const between = /^(?:\s|[|&]|\/\/.*)*/;

function isDocstring({ type, value }) {
  return type === "Block" && value.startsWith("*") && !/@(module|type|typedef|import)\b/.test(value);
}

/** The outermost node that begins at each offset, and its parent. */
function outermostByStart(program) {
  const starts = new Map();
  const visit = (node, parent) => {
    if (parent !== null && !starts.has(node.start)) starts.set(node.start, { node, parent });
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (typeof child?.type === "string") visit(child, node);
  };
  visit(program, null);
  return starts;
}

function sentencesOf(value) {
  return value
    .replace(/\n\s*\* ?/g, "\n")
    .slice(1)
    .trim();
}

function problemsOf(text, found, seen) {
  if (found === undefined) return ["this docstring is on no declaration"];
  const { node, parent } = found;
  if (/^(Import|ExportAll|Expression)|^Return/.test(node.type) && parent.type === "Program")
    return ["this docstring is on no declaration"];
  return [...tagProblems(text, signaturesOf(node)), ...repeatProblems(text, node, parent, seen)];
}

/** Tags that need a function, on something else; and parameters that the function does not have. */
function tagProblems(text, signatures) {
  const described = [...text.matchAll(/^@param\s+(?:\{.*?\}\s+)?([\w$]+)/gm)].map(([, name]) => name);
  if (signatures.length === 0) {
    const tags = [...text.matchAll(/^@(param|returns)\b/gm)].map(([tag]) => tag);
    return [...new Set(tags)].map((tag) => `${tag} is on a declaration that is not a function`);
  }
  const parameters = signatures.flatMap(({ params }) => params.map(bindingOf));
  const names = new Set(parameters.flatMap(namesOf));
  // A destructured parameter has no name, and any name stands for it.
  const unnamed = parameters.filter(({ type }) => type !== "Identifier").length;
  const unknown = [...new Set(described.filter((name) => !names.has(name)))];
  return unknown.slice(unnamed).map((name) => `there is no parameter ${name}`);
}

/** A sentence that two declarations of a module share is probably on one of them by mistake. */
function repeatProblems(text, node, parent, seen) {
  if (parent.type !== "Program" || !text.includes(" ")) return [];
  const name = nameOf(node);
  const other = seen.get(text);
  seen.set(text, name);
  return other === undefined || other === name ? [] : [`${other} has the same docstring as ${name}`];
}

function nameOf({ declaration, declarations, id }) {
  if (declaration) return nameOf(declaration);
  return declarations?.[0]?.id?.name ?? id?.name;
}

/** The functions that a declaration, a member or a type consists of. */
function signaturesOf(node) {
  if (node === null || node === undefined) return [];
  if (Array.isArray(node.params)) return [node];
  const inside = {
    ExportNamedDeclaration: () => [node.declaration],
    ExportDefaultDeclaration: () => [node.declaration],
    VariableDeclaration: () => node.declarations.flatMap(({ id, init }) => [id, init]),
    Identifier: () => [node.typeAnnotation],
    TSTypeAnnotation: () => [node.typeAnnotation],
    TSPropertySignature: () => [node.typeAnnotation],
    TSTypeAliasDeclaration: () => [node.typeAnnotation],
    TSParenthesizedType: () => [node.typeAnnotation],
    TSUnionType: () => node.types,
    TSTypeReference: () => [{ params: [], isOpaque: true }],
    TSInterfaceDeclaration: () => node.body.body.filter(({ type }) => type === "TSCallSignatureDeclaration"),
    MethodDefinition: () => [node.value],
    PropertyDefinition: () => [node.typeAnnotation, node.value],
    Property: () => [node.value],
    ClassDeclaration: () => node.body.body.filter(({ kind }) => kind === "constructor"),
    CallExpression: () => node.arguments,
  };
  return (inside[node.type]?.() ?? []).flatMap(signaturesOf);
}

/** The name or pattern of a parameter, without its default, its dots or its modifier. */
function bindingOf(parameter) {
  const inner = parameter.left ?? parameter.argument ?? parameter.parameter;
  return inner ? bindingOf(inner) : parameter;
}

function namesOf({ type, name, properties = [] }) {
  if (type === "Identifier") return [name];
  return properties.flatMap(({ key, argument }) => [(key ?? argument)?.name]);
}
