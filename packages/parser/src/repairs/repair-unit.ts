import type { Schema } from "../fit/schema.js";
import type { Node } from "../node/node.js";

/** What a value stands in: decides what may follow it. */
export type Place = "key" | "object" | "array" | "root";

/**
 * One thing that can be put right. It takes part where it has a hook; the readers ask every switched-on unit
 * that has one. Hooks read at `at` and answer how far they go, or that they do not apply.
 */
export interface RepairUnit {
  readonly name: string;

  /** Between tokens: the offset after what is no JSON, or `at`. */
  skip?(text: string, at: number): number;
  /** A string's opening mark other than `"`: its length and the marks that may close it. */
  quote?(text: string, at: number): QuoteMark | null;
  /** A character that JSON does not allow raw in a string is kept. */
  keepsRaw?(code: number): boolean;
  /** A backslash at `at` that begins no escape of JSON: what it stands for, and its length. */
  escape?(text: string, at: number): { readonly value: string; readonly length: number };
  /** Quotes inside a string are told from the one that closes it. */
  readonly tellsInnerQuotes?: true;
  /** The end of a key that stands without quotes, or `at`. */
  bareKey?(text: string, at: number): number;
  /** What a word means, `undefined` when nothing. */
  word?(word: string): boolean | null | undefined;
  /** Words without a meaning of their own are kept for the contract to name. */
  readonly keepsWords?: true;
  /** The end of a number that JSON writes otherwise, or `at`. */
  number?(text: string, at: number): number;
  /** Length of what stands for a colon at `at`, or 0. */
  colon?(text: string, at: number): number;
  /** A comma may be missing between two entries or items. */
  readonly bridgesCommas?: true;
  /** A comma too many is passed over. */
  readonly dropsCommas?: true;
  /** The last brace may be added. */
  readonly closesObject?: true;

  /** The end of a stretch that cannot hold the answer, or `at`; drops what came before when `fromStart`. */
  block?(text: string, at: number): { readonly end: number; readonly fromStart: boolean } | null;
  /** What may stand directly around the answer. */
  readonly around?: { readonly before: RegExp; readonly after: RegExp };
  /** Any text may stand around the answer. */
  readonly allowsText?: true;

  /** A scalar that becomes what the schema asks for: the value, or `undefined`. */
  scalar?(node: Node, schema: Schema, type: string): unknown;
  /** A member of an enumeration that the node spells another way, or `undefined`. */
  member?(node: Node, members: readonly unknown[]): unknown;
  /** A string that is itself the text of an object or array. */
  readonly readsStrings?: true;
  /** The property that a key means, or `undefined`. */
  property?(key: string, properties: Readonly<Record<string, Schema>>): string | undefined;
  /** Keys the schema does not know are dropped. */
  readonly dropsKeys?: true;
  /** A null where the schema has an optional value that is never null counts as absent. */
  readonly dropsNulls?: true;
  /** What a value is wrapped in, taken off: the value inside, or null. */
  unwrap?(node: Node, schema: Schema): Node | null;
}

export interface QuoteMark {
  readonly length: number;
  readonly close: readonly string[];
}
