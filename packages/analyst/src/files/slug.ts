const longest = 48;

/** A text as part of a file name: lower-case Latin letters, digits and hyphens, whatever the text holds. */
export function slug(text: string, fallback: string): string {
  const words = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  return words === "" ? fallback : words;
}
