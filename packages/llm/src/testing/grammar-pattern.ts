/**
 * A regular expression that matches exactly what a grammar of ours accepts. Our grammars never refer to
 * themselves, so each rule can be written out in place.
 */
export function grammarPattern(grammar: string): RegExp {
  const rules = new Map(grammar.split("\n").map((line): [string, string] => splitRule(line)));
  return new RegExp(`^(?:${expand("root", rules)})$`, "u");
}

function splitRule(line: string): [string, string] {
  const at = line.indexOf(" ::= ");
  return [line.slice(0, at), line.slice(at + 5)];
}

/** Literals, character classes, repetitions, rule names, and everything that both notations share. */
const token = /"((?:[^"\\]|\\.)*)"|(\[(?:[^\]\\]|\\.)*\])|(\{\d+,\d*\})|([a-z][a-z0-9]*)|([()|?*+])|\s+/g;

function expand(name: string, rules: ReadonlyMap<string, string>): string {
  const body = rules.get(name);
  if (body === undefined) throw new Error(`the grammar has no rule ${name}`);
  const written = body.replace(token, (_, literal, characters, repetition, rule, operator) => {
    if (literal !== undefined) return literalPattern(literal);
    if (characters !== undefined)
      return characters.replace("[^", "[^\\uD800-\\uDFFF").replace(/([^\\])"/g, "$1\\u0022");
    if (rule !== undefined) return `(?:${expand(rule, rules)})`;
    return repetition ?? (operator === "(" ? "(?:" : (operator ?? ""));
  });
  return written;
}

function literalPattern(literal: string): string {
  const text = literal.replace(/\\(.)/g, "$1");
  return text === "" ? "" : `(?:${text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")})`;
}
