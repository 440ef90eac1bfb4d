import { shellWord } from "@concordat/report-kit/shell-word";

/**
 * Returns the branches of a shell's case statement, with the possible words at each position. Positions with the same
 * words share a branch.
 */
export function caseBody(
  rows: readonly (readonly [place: string, words: readonly string[]])[],
  otherwise = "",
): string {
  const places = new Map<string, string[]>();
  for (const [place, words] of rows) {
    const printed = words.join(" ");
    if (printed === "" && otherwise === "") continue;
    places.set(printed, [...(places.get(printed) ?? []), `'${place}'`]);
  }
  const branches = [...places].map(
    ([words, patterns]) => `    ${patterns.join("|")}) echo ${shellWord(words)} ;;`,
  );
  const rest = otherwise === "" ? [] : [`    *) ${otherwise} ;;`];
  return ['  case "$1" in', ...branches, ...rest, "  esac"].join("\n");
}
