import { bytesOf } from "./encoding.js";

/** One record of a CSV file. */
interface CsvRecord {
  /** The line on which it begins, counted from 1. */
  readonly line: number;
  /** How many fields it has. */
  readonly fields: number;
  /** A field of it was opened with a quote that nothing closes. */
  readonly isOpen: boolean;
}

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Follows a CSV byte by byte and tells when a record ends. */
class RecordScanner {
  private line = 1;
  private start = 1;
  private fields = 1;
  private isEmpty = true;
  private isQuoted = false;
  private isFieldStart = true;
  /** The byte before closed a quoted part: a quote right after it stands for itself. */
  private wasClosed = false;
  private readonly separator: number;

  constructor(separator: number) {
    this.separator = separator;
  }

  /** Takes one byte; true when it ends a record. */
  take(byte: number): boolean {
    if (this.isQuoted) {
      this.takeQuoted(byte);
      return false;
    }
    if (byte === lineFeed) return true;
    if (byte === carriageReturn) return false;
    this.isEmpty = false;
    this.isQuoted = byte === quote && (this.isFieldStart || this.wasClosed);
    this.isFieldStart = byte === this.separator;
    if (this.isFieldStart) this.fields++;
    this.wasClosed = false;
    return false;
  }

  private takeQuoted(byte: number): void {
    if (byte === lineFeed) this.line++;
    this.wasClosed = byte === quote;
    this.isQuoted = !this.wasClosed;
  }

  /** The record that ended; null for an empty line. */
  end(): CsvRecord | null {
    const record = this.isEmpty ? null : { line: this.start, fields: this.fields, isOpen: this.isQuoted };
    this.line++;
    this.start = this.line;
    this.fields = 1;
    this.isEmpty = true;
    this.isFieldStart = true;
    this.wasClosed = false;
    return record;
  }
}

/**
 * The records of a CSV in UTF-8, as they come, without empty lines. Only to say where something is: the values
 * themselves are read by DuckDB.
 */
async function* csvRecords(file: string, delimiter: string): AsyncGenerator<CsvRecord> {
  const scanner = new RecordScanner(delimiter.charCodeAt(0));
  for await (const chunk of bytesOf(file)) {
    if (!(chunk instanceof Uint8Array)) continue;
    for (const byte of chunk) {
      const record = scanner.take(byte) ? scanner.end() : null;
      if (record !== null) yield record;
    }
  }
  const last = scanner.end();
  if (last !== null) yield last;
}

/** The line on which a row of a CSV begins; rows are counted from 0, without the header. Null: there is no such row. */
export async function lineOfRow(file: string, delimiter: string, row: number): Promise<number | null> {
  let index = -1;
  for await (const { line } of csvRecords(file, delimiter)) {
    if (index === row) return line;
    index++;
  }
  return null;
}

/** What is wrong with the first record that has not as many fields as the header; null when all have. */
export async function raggedRecord(file: string, delimiter: string): Promise<string | null> {
  let expected: number | null = null;
  for await (const { line, fields, isOpen } of csvRecords(file, delimiter)) {
    if (isOpen) return `line ${line} opens a quote that is never closed`;
    expected ??= fields;
    if (fields !== expected) {
      const values = fields === 1 ? "1 value" : `${fields} values`;
      return `line ${line} has ${values}, but the header has ${expected}`;
    }
  }
  return null;
}
