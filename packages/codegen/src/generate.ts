import { checkCodegenOptions } from "./check-codegen-options.js";
import type { GenerateOptions } from "./generate-options.js";
import { filesToWrite } from "./output/files-to-write.js";
import { committedFiles, readmeFiles, validatorFiles } from "./output/plan.js";
import { differences, removeStale } from "./output/stale-files.js";
import { writeFiles } from "./output/write-files.js";
import { readSources } from "./source/read-sources.js";

/**
 * Generates code for the contracts of a folder of schemas, or of a document with definitions, and returns their
 * references. It replaces and removes only files that an earlier generation with the same folders wrote, and that were
 * not changed afterwards.
 * @throws {RangeError} when an option is invalid
 * @throws {SchemaProblemsError} when a schema is invalid; nothing is written then
 * @throws {FilesError} OUTPUT_EXISTS naming every file that may not be replaced; nothing is written then. UNWRITABLE
 *   when a file cannot be written
 * @example
 * const runtime = "@concordat/contracts/contract";
 * await generate({ schemas: "schemas", out: "src/generated", runtime, rootRuntime: runtime, validators: true });
 * // ["city/v1"]
 */
export async function generate(options: GenerateOptions): Promise<string[]> {
  checkCodegenOptions(options);
  const sources = await readSources(options.schemas);
  const committed = await committedFiles(sources, options);
  const validators = options.validators === true ? await validatorFiles(sources, options) : [];
  const code = await filesToWrite(new Map([...committed, ...validators]), options, options.overwrite);
  // The README is the user's own: what is outside of its table stays as it was read.
  const readme = await readmeFiles(sources, options);
  const table = await filesToWrite(readme, options, [...readme.keys()]);
  await writeFiles(
    [...code, ...table],
    sources.map(({ file }) => file),
  );
  await removeStale(committed, options);
  return sources.map(({ name, version }) => `${name}/v${version}`);
}

/**
 * Compares the files on disk with the output of the schemas; validators are compared only with `validators`. Returns a
 * line for each file that differs; empty if all files are up to date.
 * @throws {RangeError} when an option is invalid
 * @throws {SchemaProblemsError} when a schema is invalid
 */
export async function checkGenerated(options: GenerateOptions): Promise<string[]> {
  checkCodegenOptions(options);
  const sources = await readSources(options.schemas);
  const [code, validators, readme] = await Promise.all([
    committedFiles(sources, options),
    options.validators === true ? validatorFiles(sources, options) : [],
    readmeFiles(sources, options),
  ]);
  return differences(new Map([...code, ...validators, ...readme]), options);
}
