import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { type CsvShape, csvProblem } from "./csv-records.js";
import { unzippedBytes } from "./unzipped-bytes.js";

/** A CSV, or a copy of it in which quotes inside values are doubled, and a note on the copy. */
export interface WithDoubledQuotes {
  readonly path: string;
  readonly notes: readonly string[];
}

const backslash = 0x5c;
const quote = 0x22;
const space = 0x20;
const newline = 0x0a;

/**
 * Reads quotes inside values that are written with a backslash, as MySQL and R do: `"a \"b\" c"`. A file that is valid as
 * it is, or stays invalid without the backslashes, is left as it is.
 */
export async function withDoubledQuotes(
  path: string,
  folder: string,
  shape: CsvShape,
): Promise<WithDoubledQuotes> {
  const same = { path, notes: [] };
  if (shape.quote !== '"' || !(await hasBackslashedQuote(path))) return same;
  if ((await csvProblem(path, shape)) === null) return same;
  const copy = join(folder, "quotes.csv");
  await pipeline(
    unzippedBytes(path),
    doubled(shape.delimiter.charCodeAt(0)),
    createWriteStream(copy, { mode: 0o600 }),
  );
  if ((await csvProblem(copy, shape)) !== null) return same;
  return { path: copy, notes: ['Quotes inside values are written as \\" and were read as quotes.'] };
}

async function hasBackslashedQuote(path: string): Promise<boolean> {
  const bytes = unzippedBytes(path);
  try {
    let last = 0;
    for await (const chunk of bytes) {
      const isSplit = last === backslash && chunk[0] === quote;
      if (isSplit || Buffer.from(chunk).includes('\\"')) return true;
      last = chunk.at(-1) ?? last;
    }
  } finally {
    bytes.destroy();
  }
  return false;
}

/** Writes `\"` inside quotation marks as `""`, and removes spaces before the quotation mark that starts a value. */
class QuoteDoubling {
  private readonly delimiter: number;
  private isInside = false;
  private isStart = true;
  private isClosed = false;
  private isEscaped = false;
  private spaces = 0;

  constructor(delimiter: number) {
    this.delimiter = delimiter;
  }

  /** Returns the bytes to write for a byte of the file, together with earlier bytes that were held back. */
  written(byte: number): readonly number[] {
    if (this.isEscaped) {
      this.isEscaped = false;
      return [byte === quote ? quote : backslash, byte];
    }
    return this.isInside ? this.inside(byte) : this.outside(byte);
  }

  private inside(byte: number): readonly number[] {
    this.isEscaped = byte === backslash;
    this.isInside = byte !== quote;
    this.isClosed = byte === quote;
    return this.isEscaped ? [] : [byte];
  }

  private outside(byte: number): readonly number[] {
    if (this.isStart && byte === space) {
      this.spaces++;
      return [];
    }
    this.isInside = byte === quote && (this.isStart || this.isClosed);
    const held = this.isInside ? [] : new Array<number>(this.spaces).fill(space);
    this.spaces = 0;
    this.isClosed = false;
    this.isStart = byte === this.delimiter || byte === newline;
    return [...held, byte];
  }
}

function doubled(delimiter: number): (chunks: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array> {
  return async function* copied(chunks) {
    const doubling = new QuoteDoubling(delimiter);
    for await (const chunk of chunks)
      yield Uint8Array.from([...chunk].flatMap((byte) => doubling.written(byte)));
  };
}
