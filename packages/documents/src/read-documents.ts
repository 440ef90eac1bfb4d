import { createHash } from "node:crypto";
import { checkValue, type Rule, required } from "@concordat/contracts/options";
import { FilesError, readWhole } from "@concordat/files";
import type { Contents, NotRead, ReadDocument } from "./document.js";
import { DocumentError } from "./error/document-error.js";
import { type FoundFile, findFiles } from "./find-files.js";
import { type DocumentFormat, documentFormat } from "./formats/document-formats.js";
import { maxBytes, maxCharacters } from "./limits.js";
import { toPassages } from "./to-passages.js";

/** Documents, and the parts that were not read. */
export interface ReadDocuments {
  /** The documents that were read, in the order of their paths. */
  readonly documents: readonly ReadDocument[];
  /** Pages, other parts and files that were not read, with their reasons. */
  readonly notRead: readonly NotRead[];
}

const pathsRule: Rule = required({
  message: "must be a list of paths: files, folders or patterns",
  test: (value) =>
    Array.isArray(value) && value.every((path) => typeof path === "string" && path.trim() !== ""),
});

/**
 * Reads documents from files, folders and patterns such as `notes/*.md`. A file that is named itself must be readable.
 * A file from a folder or pattern that cannot be read, or is not a document, is listed in `notRead` with its reason. A
 * file with an unknown extension is read as plain text if it contains text.
 * @throws {RangeError} if `paths` is not a list of paths
 * @throws {DocumentError} naming each named file that cannot be read
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
  let characters = 0;
  for (const { file, isNamed } of await findFiles(paths)) {
    const result = withinTotal(await readFound({ file, isNamed }), characters);
    if (!DocumentError.isInstance(result)) {
      characters += charactersOf(result);
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

function charactersOf({ passages }: ReadDocument): number {
  return passages.reduce((sum, { text }) => sum + text.length, 0);
}

/** Returns a document, or an error if the total length of this document and the previous ones is too large. */
function withinTotal(result: ReadDocument | DocumentError, characters: number): ReadDocument | DocumentError {
  if (DocumentError.isInstance(result) || characters + charactersOf(result) <= maxCharacters) return result;
  return new DocumentError(
    "TOO_LARGE",
    `${result.file}: the documents have more than ${maxCharacters / 1_000_000} million characters with it; name fewer of them`,
  );
}

/** Reads a document, or returns why it cannot be read. */
async function readFound({ file, isNamed }: FoundFile): Promise<ReadDocument | DocumentError> {
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
  const format = documentFormat(file, bytes);
  if (format === null) throw new DocumentError("UNSUPPORTED", `${file}: its format is not one that is read`);
  if (format.maxBytes !== undefined && bytes.length > format.maxBytes) {
    throw new DocumentError(
      "TOO_LARGE",
      `${file}: has more than ${format.maxBytes / 1_000_000} MB of text; save the part that matters as a file of its own`,
    );
  }
  const { title, date, blocks, notRead = [] } = await contentsOf(format, bytes, file);
  if (blocks.length === 0) throw new DocumentError("EMPTY", `${file}: ${emptyReason(notRead)}`);
  return {
    file,
    kind: format.kind,
    title,
    date,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    passages: toPassages(blocks),
    notRead: notRead.map((part) => ({ file, ...part })),
  };
}

/**
 * Reads a file with the reader of its format. An error of the reader is reported for this file only, so that the other
 * files are still read.
 */
async function contentsOf(format: DocumentFormat, bytes: Uint8Array, file: string): Promise<Contents> {
  try {
    return await format.read(bytes, file);
  } catch (cause) {
    if (DocumentError.isInstance(cause)) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DocumentError("BROKEN", `${file}: cannot be read: ${reason}`, { cause });
  }
}

function emptyReason(notRead: readonly { readonly page: number | null }[]): string {
  return notRead.some(({ page }) => page !== null)
    ? "has no text: scanned pages are not read; recognise their text first (OCR)"
    : "contains no text";
}
