import type { Column } from "../table/column.js";
import { type Token, tokenise } from "./token.js";

/** Returns the column whose complete name the words are, regardless of separators; `null` if there is none. */
export function columnNamed(tokens: readonly Token[], columns: readonly Column[]): Column | null {
  const text = tokens.map(({ lower }) => lower).join("");
  const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const cut = text.replace(/^(?:column|thecolumn|field)/, "");
  return columns.find(({ name }) => plain(name) === text || plain(name) === cut) ?? null;
}

/** Returns the column in parentheses such as `(different ids)`, which asks for its number of different values. */
export function differentIn([first, ...rest]: readonly Token[], columns: readonly Column[]): Column | null {
  if (!/^(?:different|distinct|unique)$/.test(first?.lower ?? "") || rest.length === 0) return null;
  const [word = "", ...more] = rest.map(({ lower }) => lower);
  const singular = more.length === 0 ? tokenise(word.replace(/s$/, "")) : [];
  return columnNamed(rest, columns) ?? columnNamed(singular, columns);
}

/**
 * Returns the two columns of a division in parentheses, such as `(price/area)`, `(volume divided by sales)` or `(died
 * out of admitted)`.
 */
export function dividedIn(
  tokens: readonly Token[],
  columns: readonly Column[],
  question: string,
): readonly [Column, Column] | null {
  const slash = tokens.findIndex((token, index) => {
    const next = tokens[index + 1];
    return next !== undefined && /^\s*[/÷]\s*$/.test(question.slice(token.end, next.start));
  });
  if (slash >= 0) {
    const [over, under] = [tokens.slice(0, slash + 1), tokens.slice(slash + 1)].map((part) =>
      columnNamed(part, columns),
    );
    return over && under ? [over, under] : null;
  }
  const at = tokens.findIndex(
    ({ lower }, index) =>
      lower === "per" ||
      (lower === "by" && tokens[index - 1]?.lower === "divided") ||
      lower === "over" ||
      (lower === "of" && tokens[index - 1]?.lower === "out"),
  );
  if (at < 0) return null;
  const first = columnNamed(
    tokens.slice(0, at).filter(({ lower }) => !/^(?:divided|out)$/.test(lower)),
    columns,
  );
  const second = columnNamed(tokens.slice(at + 1), columns);
  return first === null || second === null ? null : [first, second];
}

/** Returns the two columns of a share in parentheses, such as `(engineers is a share of the population)`. */
export function shareIn(
  tokens: readonly Token[],
  columns: readonly Column[],
): readonly [Column, Column] | null {
  const is = tokens.findIndex(({ lower }) => lower === "is");
  const of = tokens.findIndex(({ lower }) => lower === "of");
  const between = tokens.slice(is + 1, of).filter(({ lower }) => !/^(?:a|an|the|its)$/.test(lower));
  if (is < 1 || of < is || between.length !== 1) return null;
  if (!/^(?:share|percentage|proportion|fraction|rate)$/.test(between[0]?.lower ?? "")) return null;
  const share = columnNamed(tokens.slice(0, is), columns);
  const whole = columnNamed(
    tokens.slice(of + 1).filter(({ lower }) => !/^(?:the|its|all)$/.test(lower)),
    columns,
  );
  return share?.kind !== "number" || whole?.kind !== "number" ? null : [share, whole];
}
