import { type ReadDocuments, readDocuments } from "@concordat/documents";

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
