import { isSchema, lintSchema, pointerTo, readSchema } from "@concordat/dialect";
import { readWhole } from "@concordat/files";
import { reservedProblem } from "./contract-name.js";
import { type ContractSource, refOf } from "./contract-source.js";
import { parseJson } from "./parse-json.js";
import { SchemaProblemsError } from "./schema-problems-error.js";
import { typeName } from "./type-name.js";

/** The version of every contract that is made of a document: a document has no place to say another. */
const onlyVersion = 1;

/**
 * A contract for each definition of a document, in any dialect of JSON Schema, sorted by name.
 * @throws {SchemaProblemsError} naming every definition that no contract can be made of
 */
export async function readDocument(file: string): Promise<ContractSource[]> {
  const document = await parsedFile(file);
  const pointers = definitionsOf(document);
  if (pointers.length === 0)
    throw new SchemaProblemsError([`${file}: holds no definitions, under $defs or definitions`]);
  const read = pointers.map(([name, pointer]) =>
    readDefinition(document, name, pointer, `${file}#${pointer}`),
  );
  const sources = read.flatMap(({ source }) => source ?? []);
  const problems = [...read.flatMap((result) => result.problems), ...sameNames(sources)];
  if (problems.length > 0) throw new SchemaProblemsError(problems);
  return sources.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function parsedFile(file: string): Promise<unknown> {
  try {
    return parseJson(await readWhole(file));
  } catch (error) {
    throw new SchemaProblemsError([`${file}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** Returns the definitions with their JSON Pointers. If a name is in both keywords, the newer keyword counts. */
function definitionsOf(document: unknown): [name: string, pointer: string][] {
  if (!isSchema(document)) return [];
  const found = new Map(
    ["definitions", "$defs"].flatMap((keyword) => {
      const held = document[keyword];
      const names = isSchema(held) ? Object.keys(held) : [];
      return names.map((name): [string, string] => [name, pointerTo("", keyword, name)]);
    }),
  );
  return [...found];
}

interface ReadDefinition {
  readonly source: ContractSource | null;
  readonly problems: readonly string[];
}

function readDefinition(document: unknown, name: string, at: string, file: string): ReadDefinition {
  const read = readSchema(document, { at });
  const named = typeName(name);
  const contract = contractName(name);
  const reserved = reservedProblem(file, contract);
  const problems = [
    ...(read.problems ?? []).map(({ pointer, message }) => `${file}: ${pointer || "(root)"}: ${message}`),
    ...("problem" in named ? [`${file}: ${named.problem}`] : []),
    ...(reserved === null ? [] : [reserved]),
  ];
  if (read.problems !== undefined || "problem" in named || problems.length > 0)
    return { source: null, problems };
  const { schema, notes } = read;
  const isCompiled = lintSchema(schema).length === 0 && notes.length === 0;
  const source = { name: contract, version: onlyVersion, schema, file, isCompiled };
  return { source: { ...source, title: named.name, isCurrent: true }, problems };
}

/** `ListToolsResult` as `list-tools-result`. */
function contractName(name: string): string {
  return (name.match(/[A-Z]+(?![a-z])[0-9]*|[A-Za-z][a-z0-9]*|[0-9]+/g) ?? []).join("-").toLowerCase();
}

/** A problem for each definition whose contract, or whose type, has the name of another's. */
function sameNames(sources: readonly ContractSource[]): string[] {
  return sources.flatMap((source, index) => {
    const same = sources
      .slice(0, index)
      .find(({ name, title }) => name === source.name || title === source.title);
    return same === undefined
      ? []
      : [`${source.file}: would be ${refOf(source)}, as ${same.file} is already`];
  });
}
