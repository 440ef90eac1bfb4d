import { checkOptions } from "./check-options.js";
import type { GenerateOptions } from "./generate-options.js";
import { committedFiles, validatorFiles } from "./output/plan.js";
import { differences, removeStale } from "./output/stale-files.js";
import { writeFiles } from "./output/write-files.js";
import { readSchemas } from "./source/read-schemas.js";

/**
 * Writes the contracts of a folder of schemas and gives their references.
 * @throws {RangeError} when an option is invalid
 * @throws {SchemaProblemsError} when a schema is wrong; nothing is written then
 * @example
 * const runtime = "@concordat/contracts/contract";
 * await generate({ schemas: "schemas", out: "src/generated", runtime, rootRuntime: runtime, validators: true });
 * // ["city/v1"]
 */
export async function generate(options: GenerateOptions): Promise<string[]> {
  checkOptions(options);
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
 * @throws {RangeError} when an option is invalid
 * @throws {SchemaProblemsError} when a schema is wrong
 */
export async function checkGenerated(options: GenerateOptions): Promise<string[]> {
  checkOptions(options);
  const files = await committedFiles(await readSchemas(options.schemas), options);
  return differences(files, options.out);
}
