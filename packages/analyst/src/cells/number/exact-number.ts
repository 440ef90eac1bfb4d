/*
 * A file may say itself which of a column's cells are numbers, as JSON and workbooks do. Among text they are written so that
 * they have one reading only: a fraction bears the exponent 0, since 1.234 might be a thousand and more.
 */

/** A number as text that can be read in no other way. */
export function exactNumber(number: string): string {
  return /^-?\d+\.\d+$/.test(number) ? `${number}e0` : number;
}

/** A scalar of JSON as text, its numbers written as above; an SQL expression. */
export function jsonText(json: string): string {
  const text = `(${json} ->> '$')`;
  return `CASE WHEN json_type(${json}) = 'DOUBLE' AND regexp_full_match(${text}, '-?[0-9]+[.][0-9]+') THEN ${text} || 'e0' ELSE ${text} END`;
}

/** A cell as text without the exponent that a fraction got; an SQL expression. */
export function plainText(cell: string): string {
  return `regexp_replace(${cell}, '^(-?[0-9]+[.][0-9]+)e0$', '\\1')`;
}
