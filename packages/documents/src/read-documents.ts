import { checkValue, type Rule, required } from "@concordat/contracts/options";
import { FilesError, readWhole } from "@concordat/files";
import type { NotRead, ReadDocument } from "./document.js";
import { DocumentError } from "./error/document-error.js";
import { type FoundFile, findFiles, isDocumentName } from "./find-files.js";
import { formatOf } from "./formats/formats.js";
import { maxBytes } from "./limits.js";
import { toPassages } from "./to-passages.js";

/** Documents, and the parts that were not read. */
export interface ReadDocuments {
  /** The documents that were read, in the order of their paths. */
  readonly documents: readonly ReadDocument[];
  /** Pages, parts and files that were not read, each with its reason. */
  readonly notRead: readonly NotRead[];
}

const pathsRule: Rule = required({
  message: "must be a list of paths: files, folders or patterns",
  test: (value) =>
    Array.isArray(value) && value.every((path) => typeof path === "string" && path.trim() !== ""),
});

/**
 * Reads documents: files, folders and patterns such as `notes/*.md`. A named file must be readable. A file of
 * a folder or a pattern that cannot be read, or is not a document, is listed in `notRead` with its reason.
 * @throws {RangeError} if `paths` is not a list of paths
 * @throws {DocumentError} for a named file that cannot be read; the message names each of them
 * @throws {FilesError} UNREADABLE for a named file that cannot be opened
 * @example
 * const { documents, notRead } = await readDocuments(["minutes.pdf", "notes/"]);
 * for (const { file, passages } of documents) console.log(file, passages.length);
 */
export async function readDocuments(paths: readonly string[]): Promise<ReadDocuments> {
  checkValue(paths, pathsRule, "paths");
  const documents: ReadDocument[] = [];
  const notRead: NotRead[] = [];
  const errors: DocumentError[] = [];
  for (const { file, isNamed } of await findFiles(paths)) {
    const result = await readFound({ file, isNamed });
    if (!DocumentError.isInstance(result)) {
      documents.push(result);
      notRead.push(...result.notRead);
    } else if (isNamed) errors.push(result);
    else notRead.push({ file, page: null, reason: result.message.replace(`${file}: `, "") });
  }
  const [first] = errors;
  if (first !== undefined)
    throw errors.length === 1
      ? first
      : new DocumentError(first.code, errors.map(({ message }) => message).join("\n"), { cause: first });
  return { documents, notRead };
}

/** Reads a document, or returns why it cannot be read. */
async function readFound({ file, isNamed }: FoundFile): Promise<ReadDocument | DocumentError> {
  if (!isNamed && !isDocumentName(file))
    return new DocumentError("UNSUPPORTED", `${file}: its format is not one that is read`);
  try {
    return await readDocument(file);
  } catch (error) {
    if (DocumentError.isInstance(error)) return error;
    if (!isNamed && FilesError.isInstance(error))
      return new DocumentError("NOT_FOUND", error.message, { cause: error });
    throw error;
  }
}

async function readDocument(file: string): Promise<ReadDocument> {
  const bytes = await readWhole(file, { maxBytes });
  if (bytes.length === 0) throw new DocumentError("EMPTY", `${file}: is empty`);
  const format = formatOf(file, bytes);
  if (format === null) throw new DocumentError("UNSUPPORTED", `${file}: its format is not one that is read`);
  const { title, date, blocks, notRead = [] } = await format.read(bytes, file);
  if (blocks.length === 0) throw new DocumentError("EMPTY", `${file}: ${emptyReason(notRead)}`);
  return {
    file,
    kind: format.kind,
    title,
    date,
    passages: toPassages(blocks),
    notRead: notRead.map((part) => ({ file, ...part })),
  };
}

function emptyReason(notRead: readonly { readonly page: number | null }[]): string {
  return notRead.some(({ page }) => page !== null)
    ? "has no text: scanned pages are not read; recognise their text first (OCR)"
    : "contains no text";
}
