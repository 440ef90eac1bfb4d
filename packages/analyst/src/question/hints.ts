import type { Column } from "../table/column.js";
import type { Draft } from "./draft.js";
import { matchName } from "./name-match.js";
import { isStopWord } from "./stop-words.js";
import type { Token } from "./token.js";

/** What stands in parentheses behind the words that it explains: `highway mileage (hwy)`. */
export interface Hints {
  /** Columns of numbers, in the order in which they stand. */
  readonly columns: readonly Column[];
  /** Two columns of which one is divided by the other. */
  readonly ratio: readonly [Column, Column] | null;
}

/** Reads parentheses that name columns or members, and claims the words before them. */
export function readHints(draft: Draft): Hints {
  const { claims, vocabulary } = draft;
  const columns: Column[] = [];
  let ratio: Hints["ratio"] = null;
  const starts = [
    ...new Set(claims.tokens.map(({ parenthesis }) => parenthesis).filter((start) => start >= 0)),
  ];
  for (const start of starts) {
    const inside = claims.tokens.filter((token) => token.parenthesis === start);
    const named = columnNamed(inside, vocabulary.table.columns);
    if (named !== null && isYesNo(named, draft)) {
      // What says yes or no is a condition, which the words themselves name.
      claims.claim(glossBefore(draft, start, named), "gloss");
      continue;
    }
    if (named !== null) {
      // A column that groups is left to what is grouped by; named and not used, it is asked about.
      if (named.kind === "number") claims.claim(inside, "column");
      claims.claim(glossBefore(draft, start, named), "gloss");
      if (named.kind === "number") columns.push(named);
      continue;
    }
    const parts = dividedIn(inside, vocabulary.table.columns);
    if (parts !== null) {
      claims.claim(inside, "column");
      claims.claim(glossBefore(draft, start, parts[0]), "gloss");
      ratio = parts;
      continue;
    }
    if (isMember(inside, draft)) claims.claim(glossBefore(draft, start, null), "gloss");
  }
  return { columns, ratio };
}

function isYesNo(column: Column, { vocabulary }: Draft): boolean {
  const members = vocabulary.byColumn.get(column) ?? [];
  return (
    column.kind === "boolean" ||
    (members.length === 2 && members.some(({ text }) => /^(?:yes|y|true)$/i.test(text)))
  );
}

function columnNamed(tokens: readonly Token[], columns: readonly Column[]): Column | null {
  const text = tokens.map(({ lower }) => lower).join("");
  const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const cut = text.replace(/^(?:column|thecolumn|field)/, "");
  return columns.find(({ name }) => plain(name) === text || plain(name) === cut) ?? null;
}

function dividedIn(tokens: readonly Token[], columns: readonly Column[]): readonly [Column, Column] | null {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      lower === "per" || (lower === "by" && tokens[index - 1]?.lower === "divided") || lower === "over",
  );
  if (at < 0) return null;
  const first = columnNamed(
    tokens.slice(0, at).filter(({ lower }) => lower !== "divided"),
    columns,
  );
  const second = columnNamed(tokens.slice(at + 1), columns);
  return first === null || second === null ? null : [first, second];
}

function isMember(tokens: readonly Token[], { vocabulary }: Draft): boolean {
  return vocabulary.members.has(tokens.map(({ stem }) => stem).join(" "));
}

const linking = /^(?:of|the|for|in|per|a|an|and|between)$/;

/** Whether a word is the name of another column than the one in parentheses. */
function namesOther(token: Token, own: Column, columns: readonly Column[]): boolean {
  const score = (column: Column): number => matchName(column.name, [token]).score;
  return columns.some((column) => column !== own && score(column) >= 0.99 && score(column) > score(own));
}

/** The words that parentheses explain: names, or for a column everything back to the verb. */
function glossBefore({ claims, vocabulary }: Draft, start: number, column: Column | null): Token[] {
  const before = claims.tokens.filter((token) => token.end <= start && token.parenthesis < 0).reverse();
  const gloss: Token[] = [];
  for (const token of before) {
    if (claims.useOf(token) !== undefined) break;
    if (column !== null) {
      if (namesOther(token, column, vocabulary.table.columns)) break;
      if (
        isStopWord(token.lower) &&
        !linking.test(token.lower) &&
        !/^(?:rate|share|level|number|amount|value|average|size|percentage|large|high|low|long|time|times|years?|days?|hours?)$/.test(
          token.lower,
        )
      )
        break;
      gloss.push(token);
      continue;
    }
    if (gloss.length > 0 && !token.isName) break;
    gloss.push(token);
    if (!token.isName) break;
  }
  // What links the phrase to the words before it is not part of it.
  while (gloss.length > 0 && linking.test(gloss.at(-1)?.lower ?? "")) gloss.pop();
  return gloss.filter((token) => !isStopWord(token.lower) || token.isName);
}
