/**
 * Formats a count with its noun: `1 run`, `2 runs`.
 * @param count the number
 * @param one the noun in the singular
 * @param several the noun in the plural. Default: the singular with an `s`
 */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
