import { Buffer, isAscii, isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** How the characters of a text file are stored. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** What the bytes of a file say. */
export type FoundEncoding =
  | { readonly encoding: Encoding }
  /** It has characters of UTF-8 and bytes that are not: the line of the first of these, counted from 1. */
  | { readonly encoding: null; readonly line: number };

/** The bytes of a file, unpacked where it is gzipped. */
export function bytesOf(file: string): Readable {
  const bytes = createReadStream(file);
  return /\.gz$/i.test(file) ? bytes.pipe(createGunzip().on("close", () => bytes.destroy())) : bytes;
}

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: Encoding }[] = [
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
];

/** Bytes that mean nothing in Windows-1252. */
const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/**
 * Finds the encoding of a file from all of its bytes: UTF-16 by its mark or by its zero bytes, UTF-8 where every byte
 * fits, and else Windows-1252, unless the file also holds characters of UTF-8 or bytes that Windows-1252 lacks.
 */
export async function findEncoding(file: string): Promise<FoundEncoding> {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let hasUtf8 = false;
  let lines = 0;
  let broken: number | null = null;
  const look = (part: Buffer): void => {
    if (!isAscii(part)) {
      if (isUtf8(part)) hasUtf8 = true;
      else {
        const at = brokenLine(part);
        broken ??= lines + at.line;
        hasUtf8 ||= at.hasUtf8;
      }
    }
    if (broken === null) lines += countLines(part);
  };
  const bytes = bytesOf(file);
  for await (const chunk of bytes) {
    if (!Buffer.isBuffer(chunk)) continue;
    if (isFirst) {
      const wide = wideEncoding(chunk);
      if (wide !== null) {
        bytes.destroy();
        return { encoding: wide };
      }
      isFirst = false;
    }
    const joined = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = joined.lastIndexOf(0x0a) + 1;
    rest = joined.subarray(end);
    look(joined.subarray(0, end));
  }
  look(rest);
  if (broken === null) return { encoding: "utf-8" };
  return hasUtf8 ? { encoding: null, line: broken } : { encoding: "windows-1252" };
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

/** The first line of a part that is not UTF-8, and whether other lines of it hold characters of UTF-8. */
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
