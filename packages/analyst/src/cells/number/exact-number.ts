/*
 * Some files, such as JSON and workbooks, specify which of a column's cells are numbers. As text, these are
 * written unambiguously: a fraction gets the exponent 0, because 1.234 might also mean 1234.
 */

/** Writes a number as unambiguous text: a fraction gets the exponent `e0`. */
export function exactNumber(number: string): string {
  return /^-?\d+\.\d+$/.test(number) ? `${number}e0` : number;
}

/** Returns the SQL of a JSON scalar as text. Its value has the exponent `e0` if the scalar is a fraction. */
export function jsonText(json: string): string {
  const text = `(${json} ->> '$')`;
  return `CASE WHEN json_type(${json}) = 'DOUBLE' AND regexp_full_match(${text}, '-?[0-9]+[.][0-9]+') THEN ${text} || 'e0' ELSE ${text} END`;
}

/** Returns the SQL of a cell's text without the exponent `e0` that was added to a fraction. */
export function plainDecimalSql(cell: string): string {
  return `regexp_replace(${cell}, '^(-?[0-9]+[.][0-9]+)e0$', '\\1')`;
}
