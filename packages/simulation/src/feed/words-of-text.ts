/** Returns the words of a text: sequences of letters and digits, in lower case and normalised (NFKC). */
export function termsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
