import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { codeSubpaths, sourceOf } from "../published-packages.mjs";

/** Generated code says what the descriptions of its schema say. */
const generated = /(^|\/)generated\//;

/** Shapes of other specifications: their fields mean what those say, and the shape's own docstring names which. */
const definedElsewhere = new Set([
  "JsonSchema",
  "StandardResult",
  "AiSdkModel",
  "ModelCall",
  "ModelStream",
  "ReadingMiddleware",
]);

/**
 * The names that users can import from a package and that have no docstring: declarations, and the fields and methods
 * of types and classes, as `file:line name`.
 */
export function undocumented({ folder, manifest }) {
  const seen = new Set();
  return codeSubpaths(manifest).flatMap(({ built }) =>
    undocumentedIn(join(folder, sourceOf(built)), null, folder, seen),
  );
}

/** For a module: everything that it exports, or only the given name. */
function undocumentedIn(file, name, folder, seen) {
  const key = `${file} ${name ?? "*"}`;
  const short = relative(folder, file).replaceAll("\\", "/");
  if (seen.has(key) || generated.test(short)) return [];
  seen.add(key);
  const source = readFileSync(file, "utf8");
  const parsed = parseSync(file, source);
  const elsewhere = passedOn(parsed.module, name).flatMap(({ from, imported }) =>
    undocumentedIn(join(file, "..", from.replace(/\.js$/, ".ts")), imported, folder, seen),
  );
  const lacking = exported(parsed.program).filter(([declared]) => name === null || declared === name);
  const told = documentedIn(source, parsed.comments);
  const here = lacking.flatMap(([declared, statement, body]) => [
    ...(told(statement) ? [] : [[declared, statement]]),
    ...fieldsWithout(told, declared, body).map(([field, node]) => [`${declared}.${field}`, node]),
    ...parametersWithout(docstringOf(source, parsed.comments, statement), body).map((parameter) => [
      `${declared}(${parameter})`,
      statement,
    ]),
  ]);
  const lineOf = ({ start }) => source.slice(0, start).split("\n").length;
  return [...elsewhere, ...here.map(([what, node]) => `${short}:${lineOf(node)} ${what}`)];
}

/** The modules of the package whose exports a module passes on, with the name there, or null for all of them. */
function passedOn({ staticExports }, name) {
  return staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ exportName }) => name === null || exportName.name === name)
    .filter(({ moduleRequest }) => moduleRequest?.value.startsWith("."))
    .map(({ moduleRequest, importName }) => ({
      from: moduleRequest.value,
      imported: importName.kind === "Name" ? importName.name : null,
    }));
}

/** The declarations and exports of a module: name, statement, and the declaration if it has fields. */
function exported({ body }) {
  const found = body
    .filter(({ type, declaration }) => type === "ExportNamedDeclaration" && declaration)
    .flatMap((statement) => declarations(statement).map(([name, node]) => [name, statement, node]));
  const overloaded = new Set(
    found.filter(([, , node]) => node?.type === "TSDeclareFunction").map(([name]) => name),
  );
  // The implementation behind overloads is not visible from outside.
  return found.filter(([name, , node]) => node?.type !== "FunctionDeclaration" || !overloaded.has(name));
}

/** Tells of a node whether a docstring with a sentence is directly before it: tags alone do not say what it is. */
function documentedIn(source, comments) {
  const ends = comments
    .filter(({ type, value }) => type === "Block" && /^\*[\s*]*[^@\s*]/.test(value))
    .map(({ end }) => end);
  return ({ start }) => ends.some((end) => end <= start && source.slice(end, start).trim() === "");
}

/** The fields of a declaration that are documented nowhere in it, each once. */
function fieldsWithout(told, declared, body) {
  if (definedElsewhere.has(declared)) return [];
  const fields = members(body);
  const known = new Set(fields.filter(([, node]) => told(node)).map(([field]) => field));
  return [...new Map(fields.filter(([field]) => !known.has(field)))];
}

/** The text of the docstring directly before a node, or nothing. */
function docstringOf(source, comments, { start }) {
  const before = comments.filter(({ type, end }) => type === "Block" && end <= start);
  const last = before.at(-1);
  return last && source.slice(last.end, start).trim() === "" ? last.value : "";
}

/** Types of the language that say nothing of what a parameter means. */
const shapes =
  /^(Pick|Omit|Partial|Required|Readonly|Readonly(Array|Map|Set)|Array|Map|Set|Record|NonNullable|Exclude|Extract)$/;

/**
 * The parameters without a sentence in a docstring that has one for another, as the page of a function shows all of
 * them in one table. Where a parameter has a named type, the page shows that type's sentence. Destructured parameters
 * have no name, and any name stands for them.
 */
function parametersWithout(docstring, node) {
  const described = [...docstring.matchAll(/@param\s+([A-Za-z_$][\w$]*)(?=\s)/g)].map(([, name]) => name);
  if (described.length === 0 || !node?.params) return [];
  const parameters = node.params.map(bindingOf);
  const names = parameters.map(({ name }) => name);
  const spare = described.filter((name) => !names.includes(name));
  return parameters
    .filter(({ typeAnnotation }) => !hasNamedType(typeAnnotation))
    .filter(({ name }) => (name === undefined ? spare.length === 0 : !described.includes(name)))
    .map(({ name }) => name ?? "{ … }");
}

/** The name or pattern of a parameter, without its default or its dots. */
function bindingOf(parameter) {
  if (parameter.type === "AssignmentPattern") return bindingOf(parameter.left);
  if (parameter.type === "RestElement")
    return { ...parameter.argument, typeAnnotation: parameter.typeAnnotation };
  return parameter;
}

function hasNamedType(annotation) {
  const { type, typeName } = annotation?.typeAnnotation ?? {};
  return type === "TSTypeReference" && !(typeName.type === "Identifier" && shapes.test(typeName.name));
}

function declarations({ declaration }) {
  if (declaration.type === "VariableDeclaration") {
    return declaration.declarations.map(({ id }) => [id.name, null]);
  }
  return [[declaration.id.name, declaration]];
}

/** The fields and methods that an editor shows, with their nodes; a union's branches may share a field. */
function members(node) {
  if (node === null) return [];
  switch (node.type) {
    case "TSInterfaceDeclaration":
      return node.body.body.flatMap(member);
    case "ClassDeclaration":
      return node.body.body.filter(({ accessibility }) => accessibility !== "private").flatMap(member);
    case "TSTypeAliasDeclaration":
      return ofType(node.typeAnnotation);
    default:
      return [];
  }
}

function ofType(type) {
  if (type.type === "TSTypeLiteral") return type.members.flatMap(member);
  if (type.type === "TSUnionType" || type.type === "TSIntersectionType") return type.types.flatMap(ofType);
  return [];
}

/**
 * An override shows the text of the member that it overrides; a field with one constant value explains itself, and a
 * constructor does what its class says.
 */
function member(node) {
  const { key, type, typeAnnotation, kind } = node;
  if (key?.type !== "Identifier" || kind === "constructor" || type === "StaticBlock" || node.override)
    return [];
  if (typeAnnotation?.typeAnnotation?.type === "TSLiteralType") return [];
  return [[key.name, node]];
}
