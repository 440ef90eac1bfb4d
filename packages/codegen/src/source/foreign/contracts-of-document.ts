import { basename, extname } from "node:path";
import { lintSchema, type ReadSchema, type ReadSchemaOptions, readSchemas } from "@concordat/dialect";
import { readWhole } from "@concordat/files";
import type { ContractSource } from "../contract-source.js";
import { parseJsonFile } from "../parse-json-file.js";
import { SchemaProblemsError } from "../schema-problems-error.js";
import { findSchemas } from "./find-schemas.js";
import { uniqueNames } from "./legal-names.js";

/** The version of every contract that is generated from a document, because a document does not state one. */
const onlyVersion = 1;

/** A schema in a document, before its names were checked for uniqueness. */
interface FoundSchema extends Pick<ContractSource, "schema" | "file" | "isCompiled"> {
  /** The schema's name as written in the document. */
  readonly written: string;
}

/** The schemas of a document, and why others cannot be used. */
export interface FoundSchemas {
  readonly schemas: readonly FoundSchema[];
  readonly problems: readonly string[];
}

/**
 * Returns a contract for each schema of a document, sorted by name. In a JSON Schema of any dialect, these are the
 * definitions and the root. In an OpenAPI or Swagger document, these are its schemas.
 * @throws {SchemaProblemsError} naming every schema that cannot be used
 */
export async function contractsOfDocument(file: string): Promise<ContractSource[]> {
  return asSources(schemasIn(await parsedFile(file), file), file);
}

/**
 * Returns the contracts of the schemas that were found.
 * @throws {SchemaProblemsError} naming every problem, or stating that no schema was found
 */
export function asSources({ schemas, problems }: FoundSchemas, path: string): ContractSource[] {
  if (problems.length > 0) throw new SchemaProblemsError(problems);
  if (schemas.length === 0)
    throw new SchemaProblemsError([
      `${path}: contains no schema, and no definitions under $defs, definitions or components`,
    ]);
  const names = uniqueNames(schemas);
  return schemas
    .flatMap(({ schema, file, isCompiled }, index): ContractSource[] => {
      const own = names[index];
      return own === undefined
        ? []
        : [{ ...own, version: onlyVersion, schema, file, isCompiled, isCurrent: true }];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Reads the schemas of a parsed document.
 * @param parsed the document
 * @param file its path, for messages and for the name of its root
 * @param reading other documents, and the base of references to them
 */
export function schemasIn(
  parsed: unknown,
  file: string,
  reading: Pick<ReadSchemaOptions, "documents" | "uri"> = {},
): FoundSchemas {
  const { document, dialect, places } = findSchemas(parsed, nameOf(file));
  const options = { ...reading, ...(dialect !== undefined && { dialect }) };
  const read = readSchemas(
    document,
    places.map(({ pointer }) => pointer),
    options,
  );
  const found = places.map(({ written, pointer }, index) =>
    foundSchema(written, pointer === "" ? file : `${file}#${pointer}`, read[index]),
  );
  return {
    schemas: found.flatMap(({ schema }) => schema ?? []),
    // What is wrong with the document is wrong with each schema in it.
    problems: [...new Set(found.flatMap(({ problems }) => problems))],
  };
}

function foundSchema(
  written: string,
  file: string,
  read: ReadSchema | undefined,
): { readonly schema?: FoundSchema; readonly problems: readonly string[] } {
  if (read?.problems !== undefined || read === undefined)
    return {
      problems: (read?.problems ?? []).map(
        ({ pointer, message }) => `${file.replace(/#.*/, "")}: ${pointer || "(root)"}: ${message}`,
      ),
    };
  const { schema, needsInterpreter } = read;
  const isCompiled = !needsInterpreter && lintSchema(schema).length === 0;
  return { schema: { written, schema, file, isCompiled }, problems: [] };
}

/** Derives the name of a schema from its file: `package` for `package.schema.json`. */
function nameOf(file: string): string {
  return basename(file, extname(file)).replace(/\.schema$/, "");
}

/**
 * Parses a file.
 * @throws {SchemaProblemsError} when it cannot be read or is not JSON
 */
export async function parsedFile(file: string): Promise<unknown> {
  try {
    return parseJsonFile(await readWhole(file));
  } catch (error) {
    throw new SchemaProblemsError([`${file}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
