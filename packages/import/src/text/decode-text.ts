import { encodingNames, encodingOf } from "@concordat/files/text";
import { ImportError } from "../error/import-error.js";

/** A file's text, and notes on how it was decoded. */
export interface DecodedText {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Maximum size of a file in bytes. A longer text would not fit into one string. */
const maxBytes = 400_000_000;

/** The first bytes of compressed files, in hexadecimal, and the name of the compression. */
const compressed: Readonly<Record<string, string>> = {
  "1f8b": "gzip",
  "28b52ffd": "Zstandard",
  "504b0304": "ZIP",
  "425a68": "bzip2",
  fd377a585a00: "xz",
};

/**
 * Decodes the text of a file and removes a byte order mark. The encoding is the one that an XML file declares, or else
 * it is detected from the bytes. If it is not UTF-8, a note is added.
 * @throws {ImportError} UNREADABLE when the bytes do not fit the encoding, are compressed, or are too many
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  assertNotCompressed(bytes);
  if (bytes.length > maxBytes) {
    throw new ImportError(
      "UNREADABLE",
      `the file has ${bytes.length} bytes, more than the ${maxBytes} that are read at once; split it`,
    );
  }
  const declared = declaredEncoding(bytes);
  if (declared !== null) return { text: decoded(bytes, declared), notes: [] };
  const found = encodingOf(bytes);
  if (found.encoding === null)
    throw new ImportError(
      "UNREADABLE",
      `line ${found.line} is not UTF-8, but other lines are, and not Windows-1252; save the file as UTF-8`,
    );
  const note = `the file is not UTF-8; it is read as ${encodingNames[found.encoding]}`;
  return { text: decoded(bytes, found.encoding), notes: found.encoding === "utf-8" ? [] : [note] };
}

function assertNotCompressed(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 6)).toString("hex");
  const [, program] = Object.entries(compressed).find(([magic]) => start.startsWith(magic)) ?? [];
  if (program !== undefined)
    throw new ImportError("UNREADABLE", `the file is compressed (${program}); unpack it first`);
}

/** Returns the encoding that an XML declaration names; `null` if there is no declaration. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  return /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? null;
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ImportError("UNREADABLE", `the file is not text in ${encoding}`, { cause });
  }
}
