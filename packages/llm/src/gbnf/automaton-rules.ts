import { type Automaton, anyChar, type CharSet, charSet, complement, intersection } from "@concordat/pattern";
import type { GrammarRules } from "./grammar-rules.js";
import { literal } from "./literal.js";

/** Returns how a grammar spells the characters of a set: a list of alternatives, each a symbol. */
type Spelling = (set: CharSet, rules: GrammarRules) => readonly string[];

/** Returns a rule for the texts that an automaton accepts, without JSON quotes or escapes, for example numbers. */
export function plainRule(automaton: Automaton, rules: GrammarRules): string {
  return rules.ofAutomaton(automaton, () => rulesFor(automaton, rules, (set) => [charClass(set)], '""'));
}

/** Returns a rule for the JSON strings, quotes included, of the texts that an automaton accepts. */
export function stringRule(automaton: Automaton, rules: GrammarRules): string {
  const rest = rules.ofAutomaton(automaton, () => rulesFor(automaton, rules, jsonSpelling, literal('"')));
  return `${literal('"')} ${rest}`;
}

/** Creates one rule for each state: its transitions and, if the state is final, the end. */
function rulesFor(automaton: Automaton, rules: GrammarRules, spell: Spelling, end: string): string {
  const names = automaton.map(() => rules.reserve());
  automaton.forEach(({ accepts, steps }, id) => {
    const alternatives = steps.flatMap(({ set, to }) => {
      const spelled = spell(set, rules);
      const [only] = spelled;
      const symbol = spelled.length === 1 && only !== undefined ? only : rules.rule(spelled.join(" | "));
      return `${symbol} ${names[to]}`;
    });
    rules.define(names[id] ?? "", [...alternatives, ...(accepts ? [end] : [])].join(" | "));
  });
  return names[0] ?? end;
}

const controls = charSet([[0, 0x1f]]);
const quoteAndBackslash = charSet([
  [0x22, 0x22],
  [0x5c, 0x5c],
]);
const surrogates = charSet([[0xd800, 0xdfff]]);
const written = complement([...controls, ...quoteAndBackslash, ...surrogates].toSorted(([a], [b]) => a - b));

/** Characters as `JSON.stringify` writes them in a string. */
const jsonSpelling: Spelling = (set, rules) => {
  const plain = intersection(set, written);
  const escaped = intersection(set, controls);
  const hasAllControls = escaped.length === controls.length && escaped[0]?.[1] === 0x1f;
  return [
    ...(plain.length === 0 ? [] : [charClass(plain)]),
    ...codesIn(intersection(set, quoteAndBackslash)).map((code) => escapeOf(code)),
    ...(hasAllControls ? [rules.shared("control")] : codesIn(escaped).map((code) => escapeOf(code))),
  ];
};

function codesIn(set: CharSet): number[] {
  return set.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}

function escapeOf(code: number): string {
  return literal(JSON.stringify(String.fromCodePoint(code)).slice(1, -1));
}

/** Returns a GBNF character class. It lists the included or the excluded characters, whichever list is shorter. */
function charClass(set: CharSet): string {
  const others = complement(set);
  const negated = others.length < set.length && set.length > 1;
  if (set.length === 1 && set[0]?.[0] === anyChar[0]?.[0] && set[0]?.[1] === anyChar[0]?.[1])
    return "[^\\uD800]";
  const ranges = negated ? others : set;
  return `[${negated ? "^" : ""}${ranges.map(([a, b]) => (a === b ? char(a) : `${char(a)}-${char(b)}`)).join("")}]`;
}

function char(code: number): string {
  if ((code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a))
    return String.fromCodePoint(code);
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, "0")}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
