/** Matches the field `answer` in JSON that may be incomplete. It ends before an incomplete escape sequence. */
const field = /"answer"\s*:\s*"((?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)/u;

/**
 * Returns the text of an interview's answer that a model is still writing. The text is read from the start of its JSON,
 * or is the plain text itself.
 * @returns the text; empty if the answer has not begun
 */
export function answerSoFar(written: string): string {
  const begun = written.trimStart();
  if (!/^(?:[{[]|```)/.test(begun)) return begun;
  const answer = field.exec(begun)?.[1];
  return answer === undefined ? "" : String(JSON.parse(`"${answer}"`));
}
