import { committedFiles, type GenerateTarget, validatorFiles } from "./output/plan.js";
import { differences, removeStale } from "./output/stale-files.js";
import { writeFiles } from "./output/write-files.js";
import { readSchemas } from "./source/read-schemas.js";

/** What to generate, and from which folder of `<contract>/v<N>/schema.json`. */
export interface GenerateOptions extends GenerateTarget {
  /** The folder of schemas. */
  readonly schemas: string;
  /** Also write the compiled validators, which a build wants and a commit does not. */
  readonly validators?: boolean;
}

/**
 * Writes the contracts of a folder of schemas and gives their references.
 * @throws {SchemaProblemsError} when a schema is wrong; nothing is written then
 * @example
 * const runtime = "@concordat/contracts/contract";
 * await generate({ schemas: "schemas", out: "src/generated", runtime, rootRuntime: runtime, validators: true });
 * // ["city/v1"]
 */
export async function generate(options: GenerateOptions): Promise<string[]> {
  const sources = await readSchemas(options.schemas);
  const files = await committedFiles(sources, options);
  const validators = options.validators === true ? await validatorFiles(sources, options) : new Map();
  await writeFiles(files);
  await writeFiles(validators);
  await removeStale(files, options.out);
  return sources.map(({ name, version }) => `${name}/v${version}`);
}

/**
 * How what is on disk differs from what the schemas generate, a line a file; empty when nothing is stale.
 * @throws {SchemaProblemsError} when a schema is wrong
 */
export async function checkGenerated(options: GenerateOptions): Promise<string[]> {
  const files = await committedFiles(await readSchemas(options.schemas), options);
  return differences(files, options.out);
}
