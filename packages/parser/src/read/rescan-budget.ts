/**
 * Maximum number of characters that are read again, or without a result, while a text is searched: about its length, so that
 * the time stays linear in it. What is not looked at any more may hold another answer.
 */
export function rescanBudget(text: string): number {
  return text.length + 1000;
}
