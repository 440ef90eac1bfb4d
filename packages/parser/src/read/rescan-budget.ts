/**
 * Maximum number of characters that are read again, or without a result, while a text is searched: about its length, so
 * that the time stays linear in it. Text that is no longer read may contain another answer.
 */
export function rescanBudget(text: string): number {
  return text.length + 1000;
}
