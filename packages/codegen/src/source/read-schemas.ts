import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import { isSchema, type JsonSchema, lintSchema } from "@concordat/dialect";
import { readWhole } from "@concordat/files";
import { placeOf, type SchemaFile } from "./contract-name.js";
import type { ContractSource } from "./contract-source.js";
import { type FoundContract, markCurrent } from "./current-versions.js";
import { SchemaProblemsError } from "./schema-problems-error.js";
import { sharedTypes } from "./shared-types.js";

/**
 * Reads every `<contract>/v<N>/schema.json` below a folder, sorted by name and version.
 * @throws {SchemaProblemsError} naming every file that is not JSON or not a portable schema
 */
export async function readSchemas(folder: string): Promise<ContractSource[]> {
  const { files, misplaced } = await schemaFiles(folder);
  const read = await Promise.all(files.map(readContract));
  const problems = [...misplaced, ...read.flatMap((result) => result.problems)];
  if (files.length + misplaced.length === 0) problems.push(`${folder}: holds no <contract>/v<N>/schema.json`);
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
    .map((entry) => placeOf(folder, entry));
  return {
    files: found.filter((place) => typeof place !== "string"),
    misplaced: found.filter((place) => typeof place === "string"),
  };
}

async function readContract(from: SchemaFile): Promise<{ source: FoundContract | null; problems: string[] }> {
  const { file } = from;
  try {
    const schema: unknown = JSON.parse((await readWhole(file)).toString("utf8"));
    if (!isSchema(schema)) return { source: null, problems: [`${file}: is not a schema object`] };
    const problems = [
      ...lintSchema(schema).map(({ pointer, message }) => `${file} ${pointer || "(root)"}: ${message}`),
      ...titleProblems(file, schema),
    ];
    return { source: { ...from, schema, title: String(schema.title) }, problems };
  } catch (error) {
    return { source: null, problems: [`${file}: ${error instanceof Error ? error.message : String(error)}`] };
  }
}

function titleProblems(file: string, { title }: JsonSchema): string[] {
  const ok = typeof title === "string" && /^[A-Z][A-Za-z0-9]*$/.test(title);
  if (title === "Contract")
    return [`${file} /title: Contract is a name that generated code uses; choose another`];
  return ok ? [] : [`${file} /title: must be a name in PascalCase, which becomes the type's name`];
}
