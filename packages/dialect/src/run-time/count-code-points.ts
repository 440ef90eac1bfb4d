/** Returns the length of a text in Unicode code points, which is what `minLength` and `maxLength` count. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
