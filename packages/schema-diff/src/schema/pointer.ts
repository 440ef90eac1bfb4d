/** Appends tokens to a JSON Pointer (RFC 6901). */
export function pointerTo(base: string, ...tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>(
    (pointer, token) => `${pointer}/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`,
    base,
  );
}

/** The tokens of a JSON Pointer, unescaped. */
export function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A JSON Pointer as the fragment of a URI. */
export function fragmentOf(pointer: string): string {
  return pointer.split("/").map(encodeURIComponent).join("/");
}
