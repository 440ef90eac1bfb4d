import type { Column } from "../table/column.js";

/**
 * Returns the columns whose name occurs in the question as a separate word. If one name contains another, only the
 * longer one is returned.
 */
export function namedIn(question: string, columns: readonly Column[]): Column[] {
  const words = ` ${wordsIn(question)} `;
  const named = columns.filter(({ name }) => wordsIn(name) !== "" && words.includes(` ${wordsIn(name)} `));
  return named.filter(
    (column) =>
      !named.some(
        (other) => other !== column && ` ${wordsIn(other.name)} `.includes(` ${wordsIn(column.name)} `),
      ),
  );
}

function wordsIn(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
