/** Puts what only the value determines into the words of a violation, such as the name of a missing property. */
export type Template = (part: string | number) => string;

/** Words with a `{}`, read once. */
export function template(words: string): Template {
  const at = words.indexOf("{}");
  if (at < 0) return () => words;
  const [before, after] = [words.slice(0, at), words.slice(at + 2)];
  return (part) => `${before}${part}${after}`;
}
