import { shellWord } from "@concordat/report-kit/shell-word";

/** Returns the arguments of the command that lists the matches of a filter, quoted for a POSIX shell. */
export function filterArguments(filter: object): string[] {
  const named: readonly [string, unknown][] = Object.entries(filter);
  return named.flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`--${name}`, shellWord(String(value))],
  );
}
