/** A GBNF literal for exactly this text. */
export function literal(text: string): string {
  return `"${text.replace(/["\\]/g, (character) => `\\${character}`)}"`;
}

/** A GBNF literal for a value's JSON. */
export function jsonLiteral(value: unknown): string {
  return literal(JSON.stringify(value));
}
