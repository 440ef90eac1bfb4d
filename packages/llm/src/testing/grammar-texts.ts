import fc from "fast-check";
import { type GrammarSymbol, readGrammar } from "./grammar-acceptor.js";

/** Texts of a grammar, each written by choosing among what may follow; deep ones take the shortest way out. */
export function grammarTexts(grammar: string): fc.Arbitrary<string> {
  const rules = readGrammar(grammar);
  const heights = heightsOf(rules);
  const heightOf = (row: readonly GrammarSymbol[]): number =>
    Math.max(0, ...row.map((symbol) => (symbol.kind === "rule" ? (heights.get(symbol.name) ?? 0) : 0)));
  return fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })).map((numbers) => {
    let length = 0;
    const next = (): number => numbers.next().value ?? 0;
    const write = (symbol: GrammarSymbol): string => {
      length += 1;
      if (symbol.kind === "chars") return charOf(symbol, next());
      const rows = rules.get(symbol.name) ?? [];
      const shortest = Math.min(...rows.map(heightOf));
      const open = length > maxSymbols ? rows.filter((row) => heightOf(row) === shortest) : rows;
      return (open[Math.floor(next() * open.length)] ?? []).map(write).join("");
    };
    return write({ kind: "rule", name: "root" });
  });
}

/** After these many symbols, a text ends as soon as it can. */
const maxSymbols = 400;

function charOf({ ranges, negated }: Extract<GrammarSymbol, { kind: "chars" }>, chance: number): string {
  if (!negated) {
    const [first, last] = ranges[Math.floor(chance * ranges.length)] ?? [0x61, 0x61];
    return String.fromCodePoint(first + Math.floor(chance * Math.min(last - first + 1, 64)));
  }
  const isOut = (code: number) => !ranges.some(([first, last]) => first <= code && code <= last);
  const open = [...Array.from({ length: 95 }, (_, index) => 32 + index), 0xe9, 0x1f600].filter(isOut);
  return String.fromCodePoint(open[Math.floor(chance * open.length)] ?? 0x61);
}

/** For each rule how many rules deep its shortest text goes. */
function heightsOf(
  rules: ReadonlyMap<string, readonly (readonly GrammarSymbol[])[]>,
): ReadonlyMap<string, number> {
  const heights = new Map<string, number>();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [name, rows] of rules) {
      if (heights.has(name)) continue;
      const known = rows.filter((row) =>
        row.every((symbol) => symbol.kind === "chars" || heights.has(symbol.name)),
      );
      if (known.length === 0) continue;
      const inner = (row: readonly GrammarSymbol[]) =>
        Math.max(0, ...row.map((symbol) => (symbol.kind === "rule" ? (heights.get(symbol.name) ?? 0) : 0)));
      heights.set(name, 1 + Math.min(...known.map(inner)));
      changed = true;
    }
  }
  return heights;
}
