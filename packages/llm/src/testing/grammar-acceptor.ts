/** A symbol of a grammar: characters, or another rule. */
export type GrammarSymbol =
  | {
      readonly kind: "chars";
      readonly ranges: readonly (readonly [number, number])[];
      readonly negated: boolean;
    }
  | { readonly kind: "rule"; readonly name: string };

/** Alternatives, each a row of symbols. */
export type Rules = Map<string, GrammarSymbol[][]>;

/** The symbols still to be read, as a list that alternatives share; null at the end. */
interface Stack {
  readonly row: readonly GrammarSymbol[];
  readonly at: number;
  readonly below: Stack | null;
}

/**
 * Whether a GBNF grammar accepts a text, decided as llama.cpp does: it follows every reading concurrently. For grammars
 * whose rules all consume a character before they recur.
 */
export function createAcceptor(grammar: string): (text: string) => boolean {
  const read = createReader(grammar);
  return (text) => read(text).accepted;
}

/** Reads texts as `createAcceptor` does, and counts the readings that are followed at once, at the place with the most. */
export function createReader(grammar: string): (text: string) => { accepted: boolean; maxReadings: number } {
  const rules = new GrammarReader(grammar).rules;
  const rows = new Map<readonly GrammarSymbol[], number>();
  const interned = new Map<string, Stack>();
  const ids = new Map<Stack | null, number>([[null, 0]]);

  const push = (row: readonly GrammarSymbol[], at: number, below: Stack | null): Stack | null => {
    if (at >= row.length) return below;
    const rowId = rows.get(row) ?? rows.size;
    rows.set(row, rowId);
    const key = `${rowId},${at},${ids.get(below)}`;
    const known = interned.get(key) ?? { row, at, below };
    interned.set(key, known);
    if (!ids.has(known)) ids.set(known, ids.size);
    return known;
  };

  /** The stacks whose next symbol is characters, from one whose next symbol may be a rule. */
  const opened = (from: Stack | null, found: Set<Stack | null>, seen: Set<Stack | null>): void => {
    if (seen.has(from)) return;
    seen.add(from);
    const symbol = from?.row[from.at];
    if (from === null || symbol === undefined || symbol.kind === "chars") {
      found.add(from);
      return;
    }
    const after = push(from.row, from.at + 1, from.below);
    for (const row of rules.get(symbol.name) ?? []) opened(push(row, 0, after), found, seen);
  };

  return (text) => {
    const seen = new Set<Stack | null>();
    let open = new Set<Stack | null>();
    for (const row of rules.get("root") ?? []) opened(push(row, 0, null), open, seen);
    let maxReadings = open.size;
    for (const char of text) {
      const code = char.codePointAt(0) ?? 0;
      const next = new Set<Stack | null>();
      const passed = new Set<Stack | null>();
      for (const stack of open) {
        const symbol = stack?.row[stack.at];
        if (stack === null || symbol?.kind !== "chars" || !reads(symbol, code)) continue;
        opened(push(stack.row, stack.at + 1, stack.below), next, passed);
      }
      open = next;
      maxReadings = Math.max(maxReadings, open.size);
      if (open.size === 0) return { accepted: false, maxReadings };
    }
    return { accepted: open.has(null), maxReadings };
  };
}

/** The rules of a grammar by name; repetitions have their own rules. */
export function readGrammar(grammar: string): Rules {
  return new GrammarReader(grammar).rules;
}

function reads({ ranges, negated }: Extract<GrammarSymbol, { kind: "chars" }>, code: number): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last) !== negated;
}

/** Reads the text of a grammar; repetitions become separate rules, as in llama.cpp. */
class GrammarReader {
  readonly rules: Rules = new Map();
  #text = "";
  #at = 0;
  #made = 0;

  constructor(grammar: string) {
    for (const line of grammar.split("\n")) {
      const at = line.indexOf(" ::= ");
      this.#text = line.slice(at + 5);
      this.#at = 0;
      this.rules.set(line.slice(0, at), this.#alternatives());
    }
  }

  #alternatives(): GrammarSymbol[][] {
    const rows: GrammarSymbol[][] = [];
    do rows.push(this.#row());
    while (this.#take("|"));
    return rows;
  }

  #row(): GrammarSymbol[] {
    const row: GrammarSymbol[] = [];
    for (;;) {
      this.#skip();
      const char = this.#text[this.#at];
      if (char === undefined || char === "|" || char === ")") return row;
      const symbols = this.#item(char);
      row.push(...this.#repeated(symbols));
    }
  }

  #item(char: string): GrammarSymbol[] {
    if (char === '"') return this.#literal();
    if (char === "[") return [this.#class()];
    if (char === "(") {
      this.#at += 1;
      const inner = this.#alternatives();
      this.#take(")");
      return [this.#group(inner)];
    }
    const name = /^[a-z][a-z0-9]*/.exec(this.#text.slice(this.#at))?.[0];
    if (name === undefined) throw new Error(`not a grammar at ${this.#text.slice(this.#at, this.#at + 20)}`);
    this.#at += name.length;
    return [{ kind: "rule", name }];
  }

  #repeated(symbols: readonly GrammarSymbol[]): GrammarSymbol[] {
    const rest = this.#text.slice(this.#at, this.#at + 30);
    const [whole, sign, least, most] = /^(?:([*+?])|\{(\d+)(?:,(\d*))?\})/.exec(rest) ?? [];
    if (whole === undefined) return [...symbols];
    this.#at += whole.length;
    const comma = whole.includes(",");
    const from = sign === undefined ? Number(least) : sign === "+" ? 1 : 0;
    const to = sign === "?" ? 1 : sign !== undefined ? null : most ? Number(most) : comma ? null : from;
    const row = Array.from({ length: from }, () => symbols).flat();
    if (to === null) {
      const loop = this.#named();
      this.rules.set(loop, [[...symbols, { kind: "rule", name: loop }], []]);
      return [...row, { kind: "rule", name: loop }];
    }
    let tail: GrammarSymbol[] = [];
    for (let count = from; count < to; count++) tail = [this.#group([[...symbols, ...tail], []])];
    return [...row, ...tail];
  }

  #literal(): GrammarSymbol[] {
    const symbols: GrammarSymbol[] = [];
    this.#at += 1;
    while (this.#text[this.#at] !== '"') symbols.push(exactly(this.#char()));
    this.#at += 1;
    return symbols;
  }

  #class(): GrammarSymbol {
    this.#at += 1;
    const negated = this.#text[this.#at] === "^";
    if (negated) this.#at += 1;
    const ranges: [number, number][] = [];
    while (this.#text[this.#at] !== "]") {
      const first = this.#char();
      const isRange = this.#text[this.#at] === "-" && this.#text[this.#at + 1] !== "]";
      if (isRange) this.#at += 1;
      ranges.push([first, isRange ? this.#char() : first]);
    }
    this.#at += 1;
    return { kind: "chars", ranges, negated };
  }

  #char(): number {
    const rest = this.#text.slice(this.#at, this.#at + 12);
    const [escaped, hex2, hex4, hex8, other] =
      /^\\(?:x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/.exec(rest) ?? [];
    if (escaped !== undefined) {
      this.#at += escaped.length;
      const hex = hex2 ?? hex4 ?? hex8;
      if (hex !== undefined) return Number.parseInt(hex, 16);
      return (
        (other === "n" ? "\n" : other === "r" ? "\r" : other === "t" ? "\t" : (other ?? "")).codePointAt(0) ??
        0
      );
    }
    const code = rest.codePointAt(0) ?? 0;
    this.#at += String.fromCodePoint(code).length;
    return code;
  }

  #take(char: string): boolean {
    this.#skip();
    if (this.#text[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }

  #skip(): void {
    while (this.#text[this.#at] === " ") this.#at += 1;
  }

  #named(): string {
    this.#made += 1;
    return `~${this.#made}`;
  }

  #group(rows: GrammarSymbol[][]): GrammarSymbol {
    const name = this.#named();
    this.rules.set(name, rows);
    return { kind: "rule", name };
  }
}

function exactly(code: number): GrammarSymbol {
  return { kind: "chars", ranges: [[code, code]], negated: false };
}
