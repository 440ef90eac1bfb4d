import { type JsonSchema, pointerTo } from "@concordat/contracts/contract";
import { ownMember } from "@concordat/contracts/options";
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
  /** Whether `format` restricts the generated text. */
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

  /** The rules that the part of the grammar written so far does not enforce. */
  get unenforced(): readonly UnenforcedRule[] {
    return [...this.#unenforced.values()];
  }

  /** Records that the grammar does not enforce a keyword of a schema. */
  readonly leave = (schema: JsonSchema, keyword: string, reason: string): void => {
    const pointer = pointerTo(this.#pointers.get(schema) ?? "", keyword);
    this.#unenforced.set(pointer, { pointer, keyword, reason });
  };

  /** Records that the grammar does not enforce the given keywords in the schemas that have them. */
  leaveIn(schemas: readonly JsonSchema[], keywords: readonly (keyof JsonSchema)[], reason: string): void {
    for (const schema of schemas)
      for (const keyword of keywords) if (schema[keyword] !== undefined) this.leave(schema, keyword, reason);
  }

  /** Records that no alternative of a keyword was chosen, so that any of them may apply. */
  leaveUnchosen(schema: JsonSchema, keyword: string): void {
    this.#unchosen.add(`${this.numberOf(schema)} ${keyword}`);
    this.leave(schema, keyword, "there are too many combinations of alternatives");
  }

  isUnchosen(schema: JsonSchema, keyword: string): boolean {
    return this.#unchosen.has(`${this.numberOf(schema)} ${keyword}`);
  }

  /** Whether the grammar has reached its maximum size. */
  get isFull(): boolean {
    return this.rules.characters > grammarLimits.characters;
  }

  /** Whether this many further schemas may be expanded to alternatives. */
  mayOpen(schemas: number): boolean {
    this.#opened += schemas;
    return this.#opened <= grammarLimits.opened;
  }

  /** Returns a number that identifies a schema. */
  numberOf(schema: object): number {
    const number = this.#numbers.get(schema) ?? this.#numbers.size;
    this.#numbers.set(schema, number);
    return number;
  }

  /** Returns the target of a local reference. If it cannot be resolved, the result accepts any value. */
  target($ref: string): JsonSchema {
    if ($ref === "#") return this.root;
    const name = decodeURIComponent($ref.replace("#/$defs/", ""));
    return ownMember(this.root.$defs, name) ?? {};
  }

  #note(schema: JsonSchema, pointer: string): void {
    if (this.#pointers.has(schema)) return;
    this.#pointers.set(schema, pointer);
    eachSubschema(schema, (child, ...tokens) => this.#note(child, pointerTo(pointer, ...tokens)));
  }
}
