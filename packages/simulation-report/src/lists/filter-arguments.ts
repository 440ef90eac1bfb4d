/** The arguments of the command that lists what a filter means, as a POSIX shell reads them. */
export function filterArguments(filter: object): string[] {
  const named: readonly [string, unknown][] = Object.entries(filter);
  return named.flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`--${name}`, shellWord(String(value))],
  );
}

/** A word as a POSIX shell reads it: nothing in it is carried out. */
export function shellWord(word: string): string {
  return /^[\w./:@%+=-]+$/.test(word) && !word.startsWith("-") ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
