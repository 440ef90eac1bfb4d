import { type ReadDocuments, readDocuments } from "@concordat/documents";
import { note } from "../terminal/output.js";

/** A context's documents, with every file that was opened for it. */
export interface ReadContext extends ReadDocuments {
  /** The files that were read or tried: no output may replace one of them. */
  readonly files: readonly string[];
}

/** The documents of the context: files, folders and patterns, in the order given. */
export async function readContext(paths: readonly string[]): Promise<ReadContext> {
  const read = await readDocuments(paths);
  const files = [...read.documents, ...read.notRead].map(({ file }) => file);
  return { ...read, files: [...new Set(files)] };
}

/** Says what of the context was not read: the report lists it, and here it is seen before the model is asked. */
export function noteNotRead({ notRead }: Pick<ReadDocuments, "notRead">): void {
  for (const { file, page, reason } of notRead)
    note(`not read: ${file}${page === null ? "" : `, page ${page}`}: ${reason}`);
}
