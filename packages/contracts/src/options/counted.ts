/**
 * A number with its noun, in the singular if it is one of them: `1 run`, `2 runs`.
 * @param count how many
 * @param one the noun in the singular
 * @param several the plural, where it is not the singular with an `s`
 */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
