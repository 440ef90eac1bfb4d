/*
 * Some files, such as JSON and workbooks, specify which of a column's cells are numbers. As text, these are
 * written unambiguously: a fraction gets the exponent 0, because 1.234 might also mean 1234.
 */

/** A number as unambiguous text. */
export function exactNumber(number: string): string {
  return /^-?\d+\.\d+$/.test(number) ? `${number}e0` : number;
}

/** A scalar of JSON as text, with its numbers written as above; an SQL expression. */
export function jsonText(json: string): string {
  const text = `(${json} ->> '$')`;
  return `CASE WHEN json_type(${json}) = 'DOUBLE' AND regexp_full_match(${text}, '-?[0-9]+[.][0-9]+') THEN ${text} || 'e0' ELSE ${text} END`;
}

/** A cell as text without the exponent added to a fraction; an SQL expression. */
export function plainText(cell: string): string {
  return `regexp_replace(${cell}, '^(-?[0-9]+[.][0-9]+)e0$', '\\1')`;
}
