/**
 * Returns the maximum number of characters that a search may read again or read without a result. It is about the
 * length of the text, so that the total time is linear. When it is used up, the rest of the text is not read, although
 * it may contain another answer.
 */
export function rescanBudget(text: string): number {
  return text.length + 1000;
}
