import { isUtf8 } from "node:buffer";
import { ImportError } from "../error/import-error.js";

/** A file's text, and what was decided to read it. */
export interface DecodedText {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Largest file, in bytes: a longer text does not fit into one string of the engine. */
const mostBytes = 400_000_000;

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
];

/**
 * The text of a file, without a byte order mark: by its mark, by the encoding that an XML file declares, as UTF-8, or
 * else as Windows-1252, which is then noted.
 * @throws {ImportError} UNREADABLE when the bytes do not fit the encoding, or are too many
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > mostBytes) {
    throw new ImportError(
      "UNREADABLE",
      `the file has ${bytes.length} bytes, more than the ${mostBytes} that are read at once; split it`,
    );
  }
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  const declared = marked?.encoding ?? declaredEncoding(bytes) ?? wideEncoding(bytes);
  if (declared !== null) return { text: decoded(bytes, declared), notes: [] };
  if (isUtf8(bytes)) return { text: decoded(bytes, "utf-8"), notes: [] };
  return {
    text: decoded(bytes, "windows-1252"),
    notes: ["the file is not UTF-8; it is read as Windows-1252"],
  };
}

/** What an XML declaration says; null where there is none. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  return /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? null;
}

/** UTF-16 without a mark: every other byte of the beginning is zero. */
function wideEncoding(bytes: Uint8Array): string | null {
  if (bytes.length < 4) return null;
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0) return "utf-16le";
  return bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0 ? "utf-16be" : null;
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ImportError("UNREADABLE", `the file is not text in ${encoding}`, { cause });
  }
}
