import { type Filler, isBlank, type ReadFile, type SourceEntry } from "./entry.js";
import { ImportError } from "./error/import-error.js";
import type { EventTally } from "./event-tally.js";
import { type FieldSource, fieldSource, listedFields } from "./fields/choose-sources.js";
import type { Field } from "./fields/field.js";
import type { Target } from "./fields/kinds.js";
import { readTimes, type TimeOptions } from "./time/read-times.js";
import type { Conversion } from "./values/conversion.js";

/** The user's settings for fields and times. */
export interface DraftOptions extends TimeOptions {
  /** The field of the file for each field of the contract: `{ timestamp: "posted_on" }`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Values for fields of the contract that are missing in the file: `{ author_id: "unknown" }`. */
  readonly defaults?: Readonly<Record<string, string>>;
}

/** A field of an entry that cannot be read. */
interface FieldProblem {
  readonly field: string;
  readonly reason: string;
}

/** An entry before validation, with the fields of the contract and the problems of fields that cannot be read. */
export interface EntryDraft {
  readonly value: Readonly<Record<string, unknown>>;
  readonly problems: readonly FieldProblem[];
}

/** The values of all entries, by field. */
export interface BuiltDrafts {
  readonly drafts: readonly EntryDraft[];
  readonly sources: readonly { readonly field: string; readonly path: string }[];
  /** Paths in the file that are used for a field. */
  readonly used: ReadonlySet<string>;
}

/**
 * Reads each field of the contract from its source in the file.
 * @throws {ImportError} FIELD_MISSING, ZONE_NEEDED, DATE_AMBIGUOUS, BAD_OPTION
 */
export function buildDrafts(
  entries: readonly SourceEntry[],
  target: Target,
  filled: ReadonlyMap<string, number>,
  options: DraftOptions & Pick<ReadFile, "fillers">,
  tally: EventTally,
): BuiltDrafts {
  const { fields: told = {}, fillers = {} } = options;
  const defaults = { ...fillers, ...given(options.defaults ?? {}) };
  const drafts = entries.map((): OpenDraft => ({ value: {}, problems: [] }));
  const used = new Set<string>();
  const sources: { field: string; path: string }[] = [];
  const found = target.fields.map((field) => ({
    field,
    source: fieldSource(field, filled, told),
    fallback: defaults[field.name],
  }));
  const missing = found.filter(
    ({ field, source, fallback }) => field.isRequired === true && source === null && fallback === undefined,
  );
  if (missing.length > 0)
    throw fieldsMissing(
      missing.map(({ field }) => field),
      target,
      filled,
    );
  for (const { field, source, fallback } of found) {
    if (source === null && fallback === undefined) continue;
    for (const path of source === null ? [] : [source.path, ...source.below]) used.add(path);
    if (source !== null && source.path !== field.name) sources.push({ field: field.name, path: source.path });
    fillIn(drafts, field.name, columnOf(field, source, entries, fallback, options, tally));
  }
  return { drafts: drafts.map((draft, index) => completed(draft, target, index, tally)), sources, used };
}

/** Returns the default values of the user with the reason that is shown for them. */
function given(defaults: Readonly<Record<string, string>>): Record<string, Filler> {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { value, reason: "as given" }]),
  );
}

/** A draft that is being filled. */
interface OpenDraft {
  readonly value: Record<string, unknown>;
  readonly problems: FieldProblem[];
}

function fillIn(drafts: readonly OpenDraft[], name: string, column: readonly Conversion[]): void {
  for (const [index, conversion] of column.entries()) {
    const draft = drafts[index];
    if (draft === undefined) continue;
    if ("problem" in conversion) draft.problems.push({ field: name, reason: conversion.problem });
    else if (conversion.value !== undefined) draft.value[name] = conversion.value;
  }
}

/** Completes a draft with an id and with values derived from its other fields. */
function completed(
  { value, problems }: EntryDraft,
  { idPrefix, complete = (draft) => draft }: Target,
  index: number,
  tally: EventTally,
): EntryDraft {
  if (idPrefix === null || "id" in value) return { value: complete(value), problems };
  tally.add(`entries without an id are called ${idPrefix} and their number in the file`);
  return { value: complete({ id: `${idPrefix}-${index + 1}`, ...value }), problems };
}

/** Returns the values of a contract's field for all entries, with defaults filled in. */
function columnOf(
  { name, read }: Field,
  source: FieldSource,
  entries: readonly SourceEntry[],
  fallback: Filler | undefined,
  options: DraftOptions,
  tally: EventTally,
): Conversion[] {
  const raw = entries.map(({ fields }) => (source === null ? undefined : rawValue(fields, source)));
  const convert = (values: readonly unknown[]): Conversion[] =>
    read.kind === "times"
      ? readTimes(
          values.map((value, index) => ({ value, place: entries[index]?.place ?? "" })),
          source?.path ?? name,
          options,
          tally,
        )
      : values.map((value) => (isGroup(value) ? { value: value.group } : read.convert(value)));
  const converted = convert(raw);
  const [filler] = fallback === undefined ? [] : convert([fallback.value]);
  return converted.map((conversion): Conversion => {
    if ("note" in conversion && conversion.note !== undefined) tally.add(`${name}: ${conversion.note}`);
    if ("problem" in conversion || conversion.value !== undefined || filler === undefined) return conversion;
    tally.add(`${name} is ${JSON.stringify(fallback?.value)}, ${fallback?.reason}, where the file has none`);
    return filler;
  });
}

/** The values of several paths with a common prefix, as an object. */
interface Group {
  readonly group: Readonly<Record<string, unknown>>;
}

function isGroup(value: unknown): value is Group {
  return typeof value === "object" && value !== null && "group" in value;
}

function rawValue(
  fields: ReadonlyMap<string, unknown>,
  { path, below, isList = false }: NonNullable<FieldSource>,
): unknown {
  if (isList) return below.flatMap((one) => describing(one, fields.get(one)));
  if (below.length === 0) return fields.get(path);
  const parts = below.flatMap((one) => {
    const value = fields.get(one);
    const isEmpty = value === undefined || value === null || value === "";
    return isEmpty
      ? []
      : [[one.split(".").slice(1).join("."), typeof value === "string" ? value : JSON.stringify(value)]];
  });
  return { group: Object.fromEntries(parts) };
}

/**
 * Describes a person by the value of a column. The column's name is added to a number, because `40` alone has no
 * meaning.
 */
function describing(column: string, value: unknown): string[] {
  if (isBlank(value)) return [];
  const text = String(value).trim();
  return [/^[\d.,+-]+$/.test(text) ? `${column} ${text}` : text];
}

function fieldsMissing(
  missing: readonly Field[],
  { contract }: Target,
  filled: ReadonlyMap<string, number>,
): ImportError {
  const names = missing.map(({ name }) => JSON.stringify(name)).join(" and ");
  const hasList = missing.some(({ read }) => read.kind === "list");
  const several = hasList ? "; one of these may give it, or several, joined by commas" : "";
  return new ImportError(
    "FIELD_MISSING",
    `nothing in the file gives ${names}, which ${contract.ref} requires; the file has ${listedFields(filled)}${several}`,
  );
}
