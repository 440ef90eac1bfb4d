const names = "january february march april may june july august september october november december".split(
  " ",
);

/**
 * Returns the number of a month from its English name or the name's first three letters; `null` if it is not a month.
 */
export function monthNamed(text: string): number | null {
  const lower = text.toLowerCase().replace(/\.$/, "");
  const at = names.findIndex(
    (name) => name === lower || name.slice(0, 3) === lower || (lower === "sept" && name === "september"),
  );
  return at < 0 ? null : at + 1;
}

/** Months as a pattern. */
export const monthPattern = `(?:${names.map((name) => (name === "may" ? "may" : `${name}|${name.slice(0, 3)}`)).join("|")}|sept)\\.?`;

export function monthName(month: number): string {
  const name = names[month - 1] ?? "";
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/**
 * Returns the numbers of the months from the first to the last. If the last one is earlier, the range crosses the end
 * of the year.
 */
export function monthsBetween(first: number, last: number): number[] {
  const count = ((last - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1);
}
