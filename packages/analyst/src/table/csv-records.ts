import type { CsvHead } from "@concordat/files/text";
import { unzippedBytes } from "./unzipped-bytes.js";

/** A record of a CSV file. */
interface CsvRecord {
  /** The line on which the record starts, counted from 1. */
  readonly line: number;
  /** Number of the record's fields. */
  readonly fields: number;
  /** The line of a quote that is never closed; `null` if there is none. */
  readonly openQuote: number | null;
  /** A quoted part that is malformed, because text follows its closing quote; `null` if there is none. */
  readonly broken: QuotedPart | null;
  /** The line of a quote inside an unquoted value; `null` if there is none. */
  readonly innerQuote: number | null;
}

/** The position of the header, the delimiter, and the quote. */
export interface CsvShape extends Pick<CsvHead, "delimiter" | "linesBefore"> {
  readonly quote: "'" | '"';
}

/** The first and the last line of a quoted part. */
interface QuotedPart {
  readonly from: number;
  readonly to: number;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Scans a CSV byte by byte and detects the ends of records. */
class RecordScanner {
  private line = 1;
  private start = 1;
  private fields = 1;
  private isEmpty = true;
  private isQuoted = false;
  private isFieldStart = true;
  /** Whether the previous byte was a closing quote. A quote directly after it makes both an escaped quote. */
  private wasClosed = false;
  private quoteLine = 1;
  private broken: QuotedPart | null = null;
  private innerQuote: number | null = null;
  private readonly separator: number;
  private readonly quote: number;

  constructor({ delimiter, quote }: CsvShape) {
    this.separator = delimiter.charCodeAt(0);
    this.quote = quote.charCodeAt(0);
  }

  /** Processes one byte. Returns true if it ends a record. */
  take(byte: number): boolean {
    if (this.isQuoted) {
      this.takeQuoted(byte);
      return false;
    }
    if (byte === lineFeed) return true;
    if (byte === carriageReturn) return false;
    this.isEmpty = false;
    if (byte === this.quote) this.takeQuote();
    else if (this.wasClosed && byte !== this.separator)
      this.broken ??= { from: this.quoteLine, to: this.line };
    this.isFieldStart = byte === this.separator;
    if (this.isFieldStart) this.fields++;
    this.wasClosed = false;
    return false;
  }

  private takeQuote(): void {
    this.isQuoted = this.isFieldStart || this.wasClosed;
    if (!this.isQuoted) this.innerQuote ??= this.line;
    if (this.isFieldStart) this.quoteLine = this.line;
  }

  private takeQuoted(byte: number): void {
    if (byte === lineFeed) this.line++;
    this.wasClosed = byte === this.quote;
    this.isQuoted = !this.wasClosed;
  }

  /** Returns the record that has ended; `null` for an empty line. */
  end(): CsvRecord | null {
    const { start: line, fields, broken, innerQuote } = this;
    const openQuote = this.isQuoted ? this.quoteLine : null;
    const record = this.isEmpty ? null : { line, fields, openQuote, broken, innerQuote };
    this.line++;
    this.start = this.line;
    this.fields = 1;
    this.isEmpty = true;
    this.isFieldStart = true;
    this.wasClosed = false;
    this.broken = null;
    this.innerQuote = null;
    return record;
  }
}

/**
 * Yields the records of a UTF-8 CSV file, without empty lines. It is used only to report positions; DuckDB reads the
 * values.
 */
async function* csvRecords(file: string, shape: CsvShape): AsyncGenerator<CsvRecord> {
  const { linesBefore } = shape;
  const scanner = new RecordScanner(shape);
  let skipped = 0;
  for await (const chunk of unzippedBytes(file)) {
    if (!(chunk instanceof Uint8Array)) continue;
    for (const byte of chunk) {
      if (skipped < linesBefore) {
        if (byte === lineFeed) {
          skipped++;
          scanner.end();
        }
        continue;
      }
      const record = scanner.take(byte) ? scanner.end() : null;
      if (record !== null) yield record;
    }
  }
  const last = scanner.end();
  if (last !== null) yield last;
}

/**
 * Returns the number of the line on which a row of a CSV file starts; `null` if there is no such row. Rows are counted
 * from 0, without the header.
 */
export async function lineOfRow(file: string, head: CsvShape, row: number): Promise<number | null> {
  let index = -1;
  for await (const { line } of csvRecords(file, head)) {
    if (index === row) return line;
    index++;
  }
  return null;
}

/** Describes what is wrong with the first invalid record; `null` if all records are valid. */
export async function csvProblem(file: string, head: CsvShape): Promise<string | null> {
  let expected: number | null = null;
  let innerQuote: number | null = null;
  for await (const record of csvRecords(file, head)) {
    const { line, fields, openQuote, broken } = record;
    if (openQuote !== null) return `line ${openQuote} opens a quote that is never closed`;
    if (broken !== null) return brokenQuote(broken);
    expected ??= fields;
    if (fields !== expected) {
      const values = fields === 1 ? "1 value" : `${fields} values`;
      return `line ${line} has ${values}, but the header has ${expected}`;
    }
    innerQuote ??= record.innerQuote;
  }
  // Such a quote is often read literally: it is blamed only if there is no other problem.
  return innerQuote === null ? null : brokenQuote({ from: innerQuote, to: innerQuote });
}

function brokenQuote({ from, to }: QuotedPart): string {
  return from === to
    ? `line ${from} has a quote in the middle of a value; a value with quotes must be quoted, and its quotes doubled`
    : `line ${from} opens a quote that ends in the middle of a value, on line ${to}; one of the lines has a quote too many or lacks one`;
}
