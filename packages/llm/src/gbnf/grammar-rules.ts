import type { Automaton } from "@concordat/pattern";
import { factorRules } from "./factoring/factor-rules.js";
import { numberGrammarRules, numberRulesFor } from "./number/number-rules.js";

/** The rules of a grammar being written; equal rules are written once. */
export class GrammarRules {
  /** Maximum number of significant digits of a number; `null` for no limit other than that of `JSON.stringify`. */
  readonly digits: number | null;
  readonly #names = new Map<string, string>();
  readonly #bodies = new Map<string, string>();
  readonly #shared = new Set<SharedRule>();
  readonly #automata = new Map<Automaton, string>();
  #characters = 0;

  constructor(digits: number | null = null) {
    this.digits = digits;
  }

  /** Returns the name of the rule with this body, and adds the rule if it is new. */
  rule(body: string): string {
    const known = this.#names.get(body);
    if (known !== undefined) return known;
    const name = this.reserve();
    this.#names.set(body, name);
    this.define(name, body);
    return name;
  }

  /** Returns a name for a rule that is defined later, so that its body may refer to it. */
  reserve(): string {
    const name = `r${this.#bodies.size}`;
    this.#bodies.set(name, "");
    return name;
  }

  define(name: string, body: string): void {
    this.#bodies.set(name, body);
    this.#characters += name.length + body.length;
  }

  /** The total length of the rules, in characters. */
  get characters(): number {
    return this.#characters;
  }

  /** Returns the rule for an automaton. `write` is called only the first time. */
  ofAutomaton(automaton: Automaton, write: () => string): string {
    const known = this.#automata.get(automaton) ?? write();
    this.#automata.set(automaton, known);
    return known;
  }

  /** Returns a named rule from the table of shared rules. */
  shared(name: SharedRule): string {
    if (this.#shared.has(name)) return name;
    this.#shared.add(name);
    for (const needed of sharedNeeds[name] ?? []) this.shared(needed);
    return name;
  }

  /** Returns the grammar as text, starting with the rule `root`. */
  toText(root: string): string {
    const numbers: Partial<Record<SharedRule, string>> =
      this.digits === null ? {} : numberRulesFor(this.digits);
    const fixed = [...this.#shared].map((name): [string, string] => [
      name,
      numbers[name] ?? sharedRules[name],
    ]);
    const kept = new Set(fixed.map(([name]) => name));
    const rows = reachable(root, new Map([...fixed, ...this.#bodies]));
    const factored = factorRules(rows.get(root) ?? root, rows, kept);
    const used = reachable(factored.root, factored.rules);
    return [`root ::= ${factored.root}`, ...[...used].map(([name, body]) => `${name} ::= ${body}`)].join(
      "\n",
    );
  }
}

/** Returns the rules that a body needs, directly or through others. */
function reachable(body: string, rules: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Set(namesIn(body));
  for (const name of names) for (const inner of namesIn(rules.get(name) ?? "")) names.add(inner);
  return new Map([...names].map((name) => [name, rules.get(name) || '""']));
}

/** Returns the rules that a body refers to. */
function namesIn(body: string): string[] {
  const outside = body.replace(/"(?:[^"\\]|\\.)*"|\[(?:[^\]\\]|\\.)*\]/g, " ");
  return outside.match(/[a-z][a-z0-9]*/g) ?? [];
}

/**
 * Rules for JSON as `JSON.stringify` writes it. The only numeric escapes are those of control characters: with
 * others, a model could write half a surrogate pair.
 */
const sharedRules = {
  control: String.raw`"\\" ([bfnrt] | "u00" ("0" [0-7bef] | "1" [0-9a-f]))`,
  char: String.raw`[^"\\\x00-\x1F] | "\\" ["\\] | control`,
  blank: String.raw`" " | "\\" [nrt]`,
  visible: String.raw`[^"\\\x00-\x20] | "\\" ["\\bf] | "\\u00" ("0" [0-7bef] | "1" [0-9a-f])`,
  ...numberGrammarRules,
  boolean: `"true" | "false"`,
  null: `"null"`,
  text: String.raw`"\"" char* "\""`,
  value: `object | array | text | number | boolean | null`,
  object: `"{" (text ":" value ("," text ":" value)*)? "}"`,
  array: `"[" (value ("," value)*)? "]"`,
} as const;

export type SharedRule = keyof typeof sharedRules;

const sharedNeeds: Partial<Record<SharedRule, readonly SharedRule[]>> = {
  char: ["control"],
  large: ["mantissa", "largest"],
  small: ["mantissa"],
  integer: ["large"],
  number: ["large", "small"],
  text: ["char"],
  value: ["object", "array", "text", "number", "boolean", "null"],
  object: ["value"],
  array: ["value"],
};
