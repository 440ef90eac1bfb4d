/** The rules of a grammar being written; equal rules are written once. */
export class GrammarRules {
  private readonly names = new Map<string, string>();
  private readonly fixed = new Map<string, string>();

  /** The name of a rule with this body. */
  rule(body: string): string {
    const known = this.names.get(body);
    if (known !== undefined) return known;
    const name = `r${this.names.size}`;
    this.names.set(body, name);
    return name;
  }

  /** A rule with a name of its own, from the table of shared rules. */
  shared(name: keyof typeof sharedRules): string {
    for (const [needed, body] of Object.entries(sharedRules)) {
      if (needed === name) this.fixed.set(needed, body);
    }
    for (const needed of sharedNeeds[name] ?? []) this.shared(needed);
    return name;
  }

  /** The grammar, `root` first. */
  toText(root: string): string {
    const rows = [...this.fixed, ...[...this.names].map(([body, name]): [string, string] => [name, body])];
    return [`root ::= ${root}`, ...rows.map(([name, body]) => `${name} ::= ${body}`)].join("\n");
  }
}

/**
 * What all JSON has in common. Characters may be anything but control characters; the escapes leave out `\u`, with
 * which a model could write half a surrogate pair. `visible` is a character that a text may begin with and not
 * be blank.
 */
const sharedRules = {
  char: String.raw`[^"\\\x00-\x1F\x7F] | "\\" ["\\/bfnrt]`,
  visible: String.raw`[^"\\\x00-\x20\x7F\u00A0] | "\\" ["\\/]`,
  integer: `"0" | "-"? [1-9] [0-9]{0,14}`,
  number: `"-"? ("0" | [1-9] [0-9]{0,14}) ("." [0-9]{1,9})?`,
  boolean: `"true" | "false"`,
  null: `"null"`,
  text: String.raw`"\"" char{0,40} "\""`,
  // Open values, at most three deep, so that a model cannot open brackets for ever.
  scalar: `text | number | boolean | null`,
  shallow: `scalar | "[" (scalar ("," scalar){0,7})? "]" | "{" (text ":" scalar ("," text ":" scalar){0,7})? "}"`,
  object: `"{" (text ":" shallow ("," text ":" shallow){0,7})? "}"`,
  array: `"[" (shallow ("," shallow){0,7})? "]"`,
} as const;

const sharedNeeds: Partial<Record<keyof typeof sharedRules, readonly (keyof typeof sharedRules)[]>> = {
  text: ["char"],
  scalar: ["text", "number", "boolean", "null"],
  shallow: ["scalar"],
  object: ["shallow"],
  array: ["shallow"],
};
