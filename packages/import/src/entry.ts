import { isRecord } from "@concordat/contracts/options";
/** A record of a source file, before it is converted to a value of a contract. */
export interface SourceEntry {
  /** The position of the record in the file: `line 12`, `item 3 (id "p3")`. */
  readonly place: string;
  /** The fields of the record by their path: `text`, `user.screen_name`. Lists are values. */
  readonly fields: ReadonlyMap<string, unknown>;
}

/** The result of a format's reader for a file. */
export interface ReadFile {
  readonly entries: readonly SourceEntry[];
  /** Sentences about assumptions of the reader and about omitted parts. */
  readonly notes: readonly string[];
  /** The format's default values for fields of the contract that its entries do not have. */
  readonly fillers?: Readonly<Record<string, Filler>>;
}

/** A value for a field that entries do not have. */
export interface Filler {
  readonly value: string;
  /** The reason for the value, as a part of a sentence. */
  readonly reason: string;
}

/** Whether a field is blank: absent, `null`, or text without visible characters. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === "string" && value.trim() === "") ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Flattens nested objects to paths: `{ user: { name } }` becomes `user.name`. */
export function flattenedFields(record: object): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  const open: (readonly [path: string, value: unknown])[] = Object.entries(record).reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (isRecord(value)) {
      for (const [key, part] of Object.entries(value).reverse()) open.push([`${path}.${key}`, part]);
    } else fields.set(path, value);
  }
  return fields;
}
