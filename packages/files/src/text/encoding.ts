import { Buffer, isAscii, isUtf8 } from "node:buffer";

/** The encoding of a text file, by its name for `TextDecoder`. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** The encoding that the bytes of a file indicate. */
export type FoundEncoding =
  | {
      /** The encoding of the text. */
      readonly encoding: Encoding;
    }
  | {
      /** The text mixes UTF-8 with other bytes. */
      readonly encoding: null;
      /** The line of the first byte that is not UTF-8, counted from 1. */
      readonly line: number;
    };

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: Encoding }[] = [
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
];

/** Bytes that are undefined in Windows-1252. */
const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/** The names of encodings in messages. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
};

/**
 * Determines the encoding of a file from all of its bytes. It is UTF-16 if there is a byte order mark or a pattern of
 * zero bytes, UTF-8 if all bytes are valid, and otherwise Windows-1252. It is unknown if a file that is not valid UTF-8
 * also contains UTF-8 characters, or bytes that Windows-1252 does not define.
 * @param chunks the file's bytes in order, in pieces of any size
 */
export async function findEncoding(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<FoundEncoding> {
  const finder = new EncodingFinder();
  for await (const chunk of chunks) {
    const wide = finder.take(chunk);
    if (wide !== null) return { encoding: wide };
  }
  return finder.end();
}

/** Returns the encoding of a file that is in memory, like `findEncoding`. */
export function encodingOf(bytes: Uint8Array): FoundEncoding {
  const finder = new EncodingFinder();
  const wide = finder.take(bytes);
  return wide === null ? finder.end() : { encoding: wide };
}

/** Looks through bytes line by line, so that no character is cut. */
class EncodingFinder {
  private rest: Buffer = Buffer.alloc(0);
  private isFirst = true;
  private hasUtf8 = false;
  private lines = 0;
  private broken: number | null = null;

  /** Reads the next bytes. Returns the encoding if the beginning of the file decides it. */
  take(bytes: Uint8Array): Encoding | null {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (this.isFirst && chunk.length > 0) {
      this.isFirst = false;
      const wide = wideEncoding(chunk);
      if (wide !== null) return wide;
    }
    const joined = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const end = joined.lastIndexOf(0x0a) + 1;
    this.rest = joined.subarray(end);
    this.look(joined.subarray(0, end));
    return null;
  }

  end(): FoundEncoding {
    this.look(this.rest);
    if (this.broken === null) return { encoding: "utf-8" };
    return this.hasUtf8 ? { encoding: null, line: this.broken } : { encoding: "windows-1252" };
  }

  private look(part: Buffer): void {
    if (!isAscii(part)) {
      if (isUtf8(part)) this.hasUtf8 = true;
      else {
        const at = brokenLine(part);
        this.broken ??= this.lines + at.line;
        this.hasUtf8 ||= at.hasUtf8;
      }
    }
    if (this.broken === null) this.lines += countLines(part);
  }
}

function wideEncoding(start: Buffer): Encoding | null {
  const marked = marks.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte));
  if (marked !== undefined) return marked.encoding;
  const pairs = Math.min(start.length >> 1, 200);
  if (pairs < 2) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < pairs; index++) {
    if (start[2 * index] === 0) even++;
    if (start[2 * index + 1] === 0) odd++;
  }
  if (odd > pairs / 2 && even === 0) return "utf-16le";
  return even > pairs / 2 && odd === 0 ? "utf-16be" : null;
}

/** Returns the first line that is not valid UTF-8, and whether other lines contain UTF-8 characters. */
function brokenLine(part: Buffer): { readonly line: number; readonly hasUtf8: boolean } {
  let line = 0;
  let first = 0;
  let hasUtf8 = false;
  for (let start = 0; start < part.length; ) {
    const next = part.indexOf(0x0a, start);
    const end = next === -1 ? part.length : next + 1;
    const text = part.subarray(start, end);
    line++;
    if (!isAscii(text)) {
      if (isUtf8(text)) hasUtf8 = true;
      else {
        if (first === 0) first = line;
        if (undefinedBytes.some((byte) => text.includes(byte))) hasUtf8 = true;
      }
    }
    start = end;
  }
  return { line: first, hasUtf8 };
}

function countLines(part: Buffer): number {
  let count = 0;
  for (let at = part.indexOf(0x0a); at !== -1; at = part.indexOf(0x0a, at + 1)) count++;
  return count;
}
