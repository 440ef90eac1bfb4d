import { omitUndefined } from "@concordat/contracts/options";
import type { ManyResult } from "@concordat/llm/many";
import { printJson } from "../terminal/output.js";
import type { AskFlags } from "./ask-flags.js";

/** A batch in a database, which is written as a whole when it is complete. */
export interface SharedBatch {
  /** The options of `generateMany`. */
  readonly options: { readonly journal: string; readonly name?: string };
  /** Writes or prints all results in the order of the items, if there are all. Returns whether a file was written. */
  write(results: readonly (ManyResult<unknown> | null)[]): Promise<boolean>;
}

/**
 * Prepares a batch in a database.
 * @throws {FilesError} OUTPUT_EXISTS when the file for the results exists
 */
export async function sharedBatch(journal: string, { name, out }: AskFlags): Promise<SharedBatch> {
  const { claimOutputs, writeOutput } = await import("@concordat/files");
  const [output] = out === undefined ? [] : await claimOutputs([out], { overwrite: false });
  return {
    options: { journal, ...omitUndefined({ name }) },
    async write(results) {
      if (results.includes(null)) return false;
      if (output === undefined) for (const result of results) printJson(result);
      else
        await writeOutput(output, results.map((result) => `${JSON.stringify(result)}\n`).join(""), {
          overwrite: false,
        });
      return output !== undefined;
    },
  };
}
