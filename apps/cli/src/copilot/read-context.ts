import { extname } from "node:path";
import { documentExtensions, type ReadDocuments, readDocuments } from "@concordat/documents";
import { note } from "../terminal/output.js";

/** The documents of a context, with every file opened for it. */
export interface ReadContext extends ReadDocuments {
  /** The files that were read or could not be read. No output may replace any of them. */
  readonly files: readonly string[];
}

/** Reads the documents of the context: files, folders and patterns, in the given order. */
export async function readContext(paths: readonly string[]): Promise<ReadContext> {
  const read = await readDocuments(paths);
  noteReadAsText(read);
  const files = [...read.documents, ...read.notRead].map(({ file }) => file);
  return { ...read, files: [...new Set(files)] };
}

/** Reports the files that were read as plain text because of an unknown extension. */
function noteReadAsText({ documents }: Pick<ReadDocuments, "documents">): void {
  for (const { file, kind } of documents)
    if (kind === "text" && !documentExtensions.includes(extname(file).toLowerCase()))
      note(`read as plain text: ${file}: ${extname(file)} is not the ending of a format that is known here`);
}

/** Reports the files of the context that were not read, before the model is asked. The report also lists them. */
export function noteNotRead({ notRead }: Pick<ReadDocuments, "notRead">): void {
  for (const { file, page, reason } of notRead)
    note(`not read: ${file}${page === null ? "" : `, page ${page}`}: ${reason}`);
}
