/** Returns a GBNF literal for exactly this text. */
export function literal(text: string): string {
  return `"${text.replace(/["\\]/g, (character) => `\\${character}`)}"`;
}
