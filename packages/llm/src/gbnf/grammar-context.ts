import { type JsonSchema, pointerTo } from "@concordat/contracts/contract";
import { eachSubschema } from "../schema/subschemas.js";
import type { UnenforcedRule } from "../wire/unenforced-rule.js";
import { Automata } from "./automata.js";
import { grammarLimits } from "./grammar-limits.js";
import type { GrammarOptions } from "./grammar-options.js";
import { GrammarRules } from "./grammar-rules.js";

/** The state of translating a schema into a grammar. */
export class GrammarContext {
  readonly rules: GrammarRules;
  readonly root: JsonSchema;
  readonly automata = new Automata();
  /** Whether `format` restricts what may be written. */
  readonly assertsFormats: boolean;
  readonly #pointers = new Map<object, string>();
  readonly #numbers = new Map<object, number>();
  readonly #unenforced = new Map<string, UnenforcedRule>();
  readonly #unchosen = new Set<string>();
  #opened = 0;

  constructor(root: JsonSchema, { assertsFormats = false, digits }: GrammarOptions) {
    this.root = root;
    this.rules = new GrammarRules(digits ?? null);
    this.assertsFormats = assertsFormats;
    this.#note(root, "");
  }

  /** The rules that the grammar does not enforce, of the part written so far. */
  get unenforced(): readonly UnenforcedRule[] {
    return [...this.#unenforced.values()];
  }

  /** Notes that a keyword of a schema is left to the check. */
  readonly leave = (schema: JsonSchema, keyword: string, reason: string): void => {
    const pointer = pointerTo(this.#pointers.get(schema) ?? "", keyword);
    this.#unenforced.set(pointer, { pointer, keyword, reason });
  };

  /** Notes that the given keywords, in the schemas that have them, are left to the check. */
  leaveIn(schemas: readonly JsonSchema[], keywords: readonly (keyof JsonSchema)[], reason: string): void {
    for (const schema of schemas)
      for (const keyword of keywords) if (schema[keyword] !== undefined) this.leave(schema, keyword, reason);
  }

  /** Notes that none of the alternatives of a keyword was chosen: any of them may hold. */
  leaveUnchosen(schema: JsonSchema, keyword: string): void {
    this.#unchosen.add(`${this.numberOf(schema)} ${keyword}`);
    this.leave(schema, keyword, "there are too many combinations of alternatives");
  }

  isUnchosen(schema: JsonSchema, keyword: string): boolean {
    return this.#unchosen.has(`${this.numberOf(schema)} ${keyword}`);
  }

  /** Whether the grammar is as large as it may become. */
  get isFull(): boolean {
    return this.rules.characters > grammarLimits.characters;
  }

  /** Whether further schemas may be opened in search of alternatives. */
  mayOpen(schemas: number): boolean {
    this.#opened += schemas;
    return this.#opened <= grammarLimits.opened;
  }

  /** A number by which a schema is known. */
  numberOf(schema: object): number {
    const number = this.#numbers.get(schema) ?? this.#numbers.size;
    this.#numbers.set(schema, number);
    return number;
  }

  /** Returns the target of a local reference. If it cannot be resolved, the result accepts any value. */
  target($ref: string): JsonSchema {
    if ($ref === "#") return this.root;
    const name = decodeURIComponent($ref.replace("#/$defs/", ""));
    const { $defs = {} } = this.root;
    return (Object.hasOwn($defs, name) ? $defs[name] : undefined) ?? {};
  }

  #note(schema: JsonSchema, pointer: string): void {
    if (this.#pointers.has(schema)) return;
    this.#pointers.set(schema, pointer);
    eachSubschema(schema, (child, ...tokens) => this.#note(child, pointerTo(pointer, ...tokens)));
  }
}
