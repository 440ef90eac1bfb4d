import type { Column } from "../table/column.js";

/** The columns whose name stands in the question as a word of its own; the longest, where one holds another. */
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
