import { type ReadDocuments, readDocuments } from "@concordat/documents";
import { note } from "../terminal/output.js";

/** The documents of a context, with every file opened for it. */
export interface ReadContext extends ReadDocuments {
  /** The files that were read or attempted: no output may replace one of them. */
  readonly files: readonly string[];
}

/** Reads the documents of the context: files, folders and patterns, in the given order. */
export async function readContext(paths: readonly string[]): Promise<ReadContext> {
  const read = await readDocuments(paths);
  const files = [...read.documents, ...read.notRead].map(({ file }) => file);
  return { ...read, files: [...new Set(files)] };
}

/**
 * Reports the files of the context that were not read, before the model is asked. The report lists them too.
 */
export function noteNotRead({ notRead }: Pick<ReadDocuments, "notRead">): void {
  for (const { file, page, reason } of notRead)
    note(`not read: ${file}${page === null ? "" : `, page ${page}`}: ${reason}`);
}
