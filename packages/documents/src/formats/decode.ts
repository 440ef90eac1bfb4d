import { encodingOf } from "@concordat/files/text";
import { DocumentError } from "../error/document-error.js";

/**
 * Decodes the text of a file, without a byte order mark: UTF-8, UTF-16 or Windows-1252, as detected from its
 * bytes.
 * @throws {DocumentError} BROKEN if the bytes mix encodings or are not text
 */
export function decode(bytes: Uint8Array, file: string): string {
  const found = encodingOf(bytes);
  if (found.encoding === null) {
    throw new DocumentError(
      "BROKEN",
      `${file}: line ${found.line} is not UTF-8, as other lines are; save the file as UTF-8`,
    );
  }
  const text = new TextDecoder(found.encoding).decode(bytes);
  if (text.includes("\u0000"))
    throw new DocumentError("UNSUPPORTED", `${file}: is not a text file; its format is not one that is read`);
  return text;
}
