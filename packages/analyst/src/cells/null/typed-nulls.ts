import type { ColumnKind } from "../../table/column.js";
import type { Database } from "../../table/database.js";
import { quoteText } from "../../table/quote-sql.js";
import { type MissingWord, missingNote } from "./find-null-tokens.js";

/** A column whose file specifies the types of its values. */
interface TypedColumn {
  readonly name: string;
  readonly kind: ColumnKind;
  /** DuckDB's type. */
  readonly type: string;
  /** The SQL expression of a value. */
  readonly sql: string;
}

/** A column without the values that the user declared missing. */
export interface WithoutTypedNulls {
  readonly sql: string;
  readonly notes: readonly string[];
  /** The user's null tokens that occur in it, in lower case. */
  readonly found: readonly string[];
}

/** Applies the user's null tokens to a typed column: by value, not by spelling. */
export async function withoutTypedNulls(
  database: Database,
  column: TypedColumn,
  told: readonly string[],
): Promise<WithoutTypedNulls> {
  const { sql, name } = column;
  const conditions = told.flatMap((word) => {
    const condition = isValue(column, word.trim());
    return condition === null ? [] : [{ word: word.trim(), condition }];
  });
  if (conditions.length === 0) return { sql, notes: [], found: [] };
  const counts = conditions.map(({ condition }) => `count_if(${condition})`).join(", ");
  const [found = []] = await database.run(`SELECT ${counts} FROM raw`);
  const words = conditions.flatMap(({ word }, index): MissingWord[] => {
    const count = Number(found[index]);
    return count === 0 ? [] : [{ word: word.toLowerCase(), example: word, count }];
  });
  if (words.length === 0) return { sql, notes: [], found: [] };
  return {
    sql: `CASE WHEN ${conditions.map(({ condition }) => condition).join(" OR ")} THEN NULL ELSE ${sql} END`,
    notes: missingNote(name, words),
    found: words.map(({ word }) => word),
  };
}

/** Returns the SQL condition that the value equals the token; `null` if the token is not a value of this type. */
function isValue({ kind, type, sql }: TypedColumn, word: string): string | null {
  switch (kind) {
    case "number":
      return isNumber(type, sql, word.replace("\u2212", "-"));
    case "time":
      return /^\d{4}-\d{2}-\d{2}/.test(word)
        ? `coalesce(CAST(${sql} AS TIMESTAMP) = TRY_CAST(${quoteText(word)} AS TIMESTAMP), false)`
        : null;
    default:
      return `lower(trim(CAST(${sql} AS VARCHAR))) = ${quoteText(word.toLowerCase())}`;
  }
}

function isNumber(type: string, sql: string, word: string): string | null {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(word)) return null;
  if (!/INT/.test(type)) return `CAST(${sql} AS DOUBLE) = CAST('${word}' AS DOUBLE)`;
  const whole = /^\+?(-?\d+)(\.0*)?$/.exec(word)?.[1];
  return whole === undefined ? null : `CAST(${sql} AS VARCHAR) = '${BigInt(whole)}'`;
}
