/**
 * How many characters may be read again, or in vain, while a text is searched: about its length, so that the time
 * stays linear in it. What is not looked at any more may hold another answer.
 */
export function rescanBudget(text: string): number {
  return text.length + 1000;
}
