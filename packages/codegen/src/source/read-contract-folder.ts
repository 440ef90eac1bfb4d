import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import { isSchema, lintSchema, readSchema } from "@concordat/dialect";
import { readWhole } from "@concordat/files";
import { contractOfPath, type SchemaFile } from "./contract-name.js";
import type { ContractSource } from "./contract-source.js";
import { type FoundContract, markCurrent } from "./current-versions.js";
import { parseJsonFile } from "./parse-json-file.js";
import { SchemaProblemsError } from "./schema-problems-error.js";
import { sharedTypes } from "./shared-types.js";
import { typeName } from "./type-name.js";

/**
 * Reads every `<contract>/v<N>/schema.json` below a folder, sorted by name and version.
 * @throws {SchemaProblemsError} naming every file that is not JSON or not a portable schema
 */
export async function readContractFolder(folder: string): Promise<ContractSource[]> {
  const { files, misplaced } = await schemaFiles(folder);
  const read = await Promise.all(files.map(readContract));
  const problems = [...misplaced, ...read.flatMap((result) => result.problems)];
  if (files.length + misplaced.length === 0)
    problems.push(`${folder}: contains no <contract>/v<N>/schema.json`);
  const found = read
    .flatMap(({ source }) => (source === null ? [] : [source]))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version - b.version));
  const { sources, problems: undecided } = await markCurrent(folder, found);
  problems.push(...sharedTypes(sources), ...undecided);
  if (problems.length > 0) throw new SchemaProblemsError(problems);
  return [...sources];
}

async function schemaFiles(folder: string): Promise<{ files: SchemaFile[]; misplaced: string[] }> {
  const entries = await readdir(folder, { recursive: true }).catch((error: Error) => {
    throw new SchemaProblemsError([`${folder}: cannot be read (${error.message})`]);
  });
  const found = entries
    .filter((entry) => basename(entry) === "schema.json")
    .map((entry) => contractOfPath(folder, entry));
  return {
    files: found.filter((place) => typeof place !== "string"),
    misplaced: found.filter((place) => typeof place === "string"),
  };
}

async function readContract(from: SchemaFile): Promise<{ source: FoundContract | null; problems: string[] }> {
  const { file } = from;
  try {
    const schema: unknown = parseJsonFile(await readWhole(file));
    if (!isSchema(schema)) return { source: null, problems: [`${file}: is not a schema object`] };
    const named = typeName(typeof schema.title === "string" ? schema.title : from.name);
    const unlike = lintSchema(schema);
    const read = readSchema(schema);
    const unreadable = unlike.length === 0 && read.problems !== undefined ? read.problems : [];
    const problems = [
      ...[...unlike, ...unreadable].map(
        ({ pointer, message }) => `${file} ${pointer || "(root)"}: ${message}`,
      ),
      ...("problem" in named ? [`${file} /title: ${named.problem}`] : []),
    ];
    const title = "name" in named ? named.name : "";
    // A pattern that JavaScript's own engine may try for years is run by an automaton, as `defineContract` does.
    const isCompiled = read.problems === undefined && !read.needsInterpreter;
    return { source: { ...from, schema, title, isCompiled }, problems };
  } catch (error) {
    return { source: null, problems: [`${file}: ${error instanceof Error ? error.message : String(error)}`] };
  }
}
