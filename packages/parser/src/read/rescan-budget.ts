/**
 * Returns the maximum number of characters that may be read again, or without a result, while a text is searched. It
 * is about the length of the text, so that the time stays linear. After that, the rest of the text, which may contain
 * another answer, is not read.
 */
export function rescanBudget(text: string): number {
  return text.length + 1000;
}
