/** Removes the full stop at the end of a message of another program, so that a sentence can continue after it. */
export function asClause(message: string): string {
  return message.replace(/(?<!\.)\.\s*$/, "");
}
