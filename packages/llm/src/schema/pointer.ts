/** Appends tokens to a JSON Pointer (RFC 6901). */
export function pointerTo(base: string, ...tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>(
    (pointer, token) => `${pointer}/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    base,
  );
}
