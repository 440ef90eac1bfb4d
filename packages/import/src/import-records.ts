import { checkValue, oneOf, type Rule, required, rules } from "@concordat/contracts/options";
import { buildDrafts, type DraftOptions } from "./build-drafts.js";
import { emptyPosts } from "./empty-posts.js";
import type { SourceEntry } from "./entry.js";
import { ImportError } from "./error/import-error.js";
import { EventTally } from "./event-tally.js";
import { filledPaths, listedFields } from "./fields/choose-sources.js";
import { comparable } from "./fields/field.js";
import { type ImportKind, namesPosts, type Target, targets } from "./fields/kinds.js";
import { detectFormat, type FormatName, importFormats } from "./formats/import-formats.js";
import { judge } from "./judge.js";
import { decodeText } from "./text/decode-text.js";

/** Options for reading a file. */
export interface ImportOptions extends DraftOptions {
  /** The format of the file. Default: detected from its content. */
  readonly as?: FormatName;
}

/** An entry that is not among the values. */
export interface RejectedEntry {
  /** The position of the record in the file. */
  readonly place: string;
  /** The reason for the rejection, as a message. */
  readonly reason: string;
}

/** The result for a file. */
export interface Imported {
  /** Values that satisfy the contract, without defaults. */
  readonly values: readonly unknown[];
  /** The contract, such as `post/v1`. */
  readonly contract: string;
  /** The format in which the file was read, such as `posts of Bluesky`. */
  readonly format: string;
  /** Number of entries in the file. */
  readonly entries: number;
  /** The source field of each field of the contract. */
  readonly taken: readonly { readonly field: string; readonly from: string }[];
  /** Fields of the file that were not imported, each with the number of entries that have a value in it. */
  readonly dropped: readonly { readonly field: string; readonly entries: number }[];
  /** Assumptions and decisions, as sentences. */
  readonly assumed: readonly string[];
  /** The locations of posts without text and media, to which an agent cannot react. They are among the values. */
  readonly empty: readonly string[];
  /** Entries that cannot be converted, and why. */
  readonly refused: readonly RejectedEntry[];
}

const bytesRule: Rule = {
  message: "must be the bytes of a file, a Uint8Array",
  test: (value) => value instanceof Uint8Array,
  required: true,
};

/**
 * Converts a file of another tool to values of a contract: posts to post/v1, profiles to agent-profile/v1, decisions to
 * agent-decision/v1 if they name their post, and to agent-decision/v2 otherwise. Missing values are not invented. An
 * entry with a missing or unreadable required field is rejected, with its location and the reason.
 * @throws {ImportError} when the file cannot be read, or an option is required: ZONE_NEEDED, DATE_AMBIGUOUS,
 *   FIELD_MISSING, FORMAT_AMBIGUOUS, BAD_OPTION
 * @example
 * const { values, refused, assumed } = importRecords("posts", await readFile("toots.json"), { timeZone: "UTC" });
 */
export function importRecords(kind: ImportKind, bytes: Uint8Array, options: ImportOptions = {}): Imported {
  checkValue(kind, required(oneOf("posts", "profiles", "decisions")), "kind");
  checkValue(bytes, bytesRule, "bytes");
  checkValue(options, rules.record, "options");
  const { text, notes } = decodeText(bytes);
  const format = importFormats[options.as ?? detectFormat(text)];
  const read = format.read(text);
  if (read.entries.length === 0)
    throw new ImportError("UNREADABLE", `the file, read as ${format.title}, has no entries`);
  const target = targetOf(kind, read.entries, options);
  const tally = new EventTally();
  const filled = filledPaths(read.entries);
  assertKnownTargets(target, options);
  const drafting = read.fillers === undefined ? options : { ...options, fillers: read.fillers };
  const built = buildDrafts(read.entries, target, filled, drafting, tally);
  const { values, refused } = judge(read.entries, built.drafts, target, tally);
  return {
    ...{ values, refused, contract: target.contract.ref, format: format.title, entries: read.entries.length },
    taken: built.sources.map(({ field, path }) => ({ field, from: path })),
    dropped: [...filled].flatMap(([field, entries]) =>
      entries === 0 || built.used.has(field) ? [] : [{ field, entries }],
    ),
    assumed: [...notes, ...read.notes, ...tally.sentences],
    empty: kind === "posts" ? emptyPosts(read.entries, built.drafts, refused) : [],
  };
}

function targetOf(
  kind: ImportKind,
  entries: readonly SourceEntry[],
  { fields = {}, defaults = {} }: ImportOptions,
): Target {
  if (kind !== "decisions") return targets[kind];
  const paths = new Set(entries.flatMap((entry) => [...entry.fields.keys()].map(comparable)));
  const isNamed = namesPosts(paths) || "post_id" in fields || "post_id" in defaults;
  return isNamed ? targets.decisionsV1 : targets.decisionsV2;
}

function assertKnownTargets(
  { contract, fields: known }: Target,
  { fields = {}, defaults = {} }: ImportOptions,
): void {
  const names = new Map(known.map(({ name }) => [name, 0]));
  const unknown = [...Object.keys(fields), ...Object.keys(defaults)].find((name) => !names.has(name));
  if (unknown === undefined) return;
  throw new ImportError(
    "BAD_OPTION",
    `${contract.ref} has no field ${JSON.stringify(unknown)}; it has ${listedFields(names)}`,
  );
}
