/** Fills the placeholder of a message with a part that depends on the value, such as the name of a missing property. */
export type MessageTemplate = (part: string | number) => string;

/** Prepares a message with the placeholder `{}`. */
export function messageTemplate(words: string): MessageTemplate {
  const at = words.indexOf("{}");
  if (at < 0) return () => words;
  const [before, after] = [words.slice(0, at), words.slice(at + 2)];
  return (part) => `${before}${part}${after}`;
}
