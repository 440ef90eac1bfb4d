/** A text's first sentence, which ends with a point or begins a list; undefined if it has none. */
export function firstSentence(text) {
  const [sentence] = text.replaceAll(/\s+/g, " ").match(/^.+?[.:](?= |$)/) ?? [];
  return sentence?.replace(/:$/, ".");
}

/**
 * Sentences for the rows of a table that have no description, by row: that a property with one value tells the forms of a union apart,
 * or what is said of the row's type. None if a row would still be without one, unless another row has a description of its own.
 *
 * @param rows parameters or properties: `{ comment, type }` as TypeDoc has them
 * @param typeSentence gives what is said of the type of a row, or undefined
 */
export function rowSentences(rows, typeSentence) {
  const lacking = rows.filter(({ comment }) => comment === undefined);
  const found = new Map();
  for (const row of lacking) {
    const sentence = isOneValue(row) ? "Tells it from the other forms." : typeSentence(row);
    if (sentence !== undefined) found.set(row, sentence);
  }
  const isNew = lacking.length === rows.length;
  return isNew && (lacking.every(isOneValue) || found.size < lacking.length) ? new Map() : found;
}

function isOneValue({ type }) {
  return type?.type === "literal" && ["string", "boolean"].includes(typeof type.value);
}
