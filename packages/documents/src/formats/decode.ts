import { encodingOf } from "@concordat/files/text";
import { DocumentError } from "../error/document-error.js";

/**
 * Decodes the text of a file, without a byte order mark: UTF-8, UTF-16 or Windows-1252, as detected from its
 * bytes.
 * @throws {DocumentError} BROKEN if the bytes mix encodings or do not fit theirs, UNSUPPORTED if they are not text
 */
export function decode(bytes: Uint8Array, file: string): string {
  const found = encodingOf(bytes);
  if (found.encoding === null) {
    throw new DocumentError(
      "BROKEN",
      `${file}: line ${found.line} is not UTF-8, but other lines are; save the file as UTF-8`,
    );
  }
  const text = new TextDecoder(found.encoding).decode(bytes);
  if (!isText(text))
    throw new DocumentError("UNSUPPORTED", `${file}: is not a text file; its format is not one that is read`);
  if (/^\s*\{\\rtf\d/.test(text))
    throw new DocumentError("UNSUPPORTED", `${file}: is an RTF file; save it as .docx`);
  if (!fits(bytes, found.encoding))
    throw new DocumentError("BROKEN", `${file}: is damaged or cut off: some of it is not UTF-16`);
  return text;
}

function fits(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that it looks for
const controls = /[\u0001-\u0008\u000E-\u001A\u001C-\u001F]/g;

/**
 * Maximum share of control characters in text. A short text may have `allowedControls` of them. Control characters for
 * line breaks, tabs, pages and terminals are not counted.
 */
const maxControlShare = 0.01;
const allowedControls = 8;

/** Whether decoded bytes are text. Pictures and programs contain zeros or many control characters. */
function isText(text: string): boolean {
  if (text.includes("\u0000")) return false;
  const start = text.slice(0, 100_000);
  return (start.match(controls)?.length ?? 0) <= Math.max(allowedControls, start.length * maxControlShare);
}
