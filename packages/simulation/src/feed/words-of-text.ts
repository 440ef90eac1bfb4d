/** The words of a text: runs of letters and digits, in lower case and composed form. */
export function termsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
