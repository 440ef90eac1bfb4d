/** The beginning of the field in JSON: its characters and whole escapes, no control characters, which JSON has none of. */
const field = /"answer"\s*:\s*"((?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)/u;

/**
 * Returns the answer of an interview that a model is still writing: the answer in the beginning of its JSON, or its
 * words alone.
 * @returns an empty text if the answer has not begun
 */
export function answerSoFar(written: string): string {
  const begun = written.trimStart();
  if (!/^(?:[{[]|```)/.test(begun)) return begun;
  const answer = field.exec(begun)?.[1];
  return answer === undefined ? "" : String(JSON.parse(`"${answer}"`));
}
