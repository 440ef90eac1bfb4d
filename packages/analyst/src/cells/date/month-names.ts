/** The shortest unique prefixes of month names in English, German, French and Spanish. */
const beginnings: readonly string[] = [
  "jan ene jän",
  "feb fév fev",
  "mar mär mrz mae",
  "apr avr abr",
  "may mai mayo",
  "jun juin",
  "jul juil",
  "aug aoû aou ago",
  "sep",
  "oct okt",
  "nov",
  "dec dez déc dic",
];

/** The prefixes of all months as alternatives of a pattern, in each capitalization. */
export const monthBeginnings = beginnings
  .join(" ")
  .split(" ")
  .flatMap((start) => [start, start.charAt(0).toUpperCase() + start.slice(1), start.toUpperCase()])
  .join("|");

/** Returns the SQL of a month's number from its name. Its value is null for any other name. */
export function monthSql(name: string): string {
  const cases = beginnings.flatMap((row, index) =>
    row.split(" ").map((start) => `WHEN starts_with(lower(${name}), '${start}') THEN ${index + 1}`),
  );
  return `CASE ${cases.join(" ")} END`;
}
