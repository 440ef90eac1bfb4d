/** Pairs of opposites. A column can be named after either of the two. */
const opposites: readonly (readonly [one: string, other: string])[] = [
  [
    "survived survive survives survivor survivors survival alive lived",
    "died die dies dead death deaths deceased perished killed drowned",
  ],
  ["left attrition churn churned quit exited", "stayed remained retained"],
  ["pass passed", "fail failed"],
  ["private privately", "public publicly"],
  ["weekend weekends", "weekday weekdays"],
  ["female females woman women girl girls", "male males man men boy boys"],
  ["urban", "rural"],
  ["married", "unmarried single"],
  ["employed", "unemployed jobless"],
];

/**
 * Whether a question contains the opposite of a word of a column's name, but not the word itself: a question about
 * men does not ask for a column of females.
 */
export function isContraryTo(part: string, words: ReadonlySet<string>): boolean {
  return contraries.some(([one, other]) => {
    const [own, opposite] = one?.has(part) === true ? [one, other] : [other, one];
    if (own?.has(part) !== true || opposite === undefined) return false;
    return [...opposite].some((word) => words.has(word)) && ![...own].some((word) => words.has(word));
  });
}

/** A column of working days: its negation means weekends and holidays. */
const workingDays = /^(?:work|working)days?$/;

/** Pairs of which a name can refer to only one. */
const exclusive = /^(?:female|urban|employed|private)/;

const sides = opposites.map((pair) => pair.map((words) => new Set(words.split(" "))));

const contraries = sides.filter(([one]) => [...(one ?? [])].some((word) => exclusive.test(word)));

/** Whether a word describes the rows for which a boolean column, by its name, is false. */
export function isOpposite(column: string, word: string): boolean {
  const name = column
    .trim()
    .toLowerCase()
    .replace(/^is[ _.]?/, "")
    .replace(/[ _.]/g, "");
  if (workingDays.test(name) || /^weekdays?$/.test(name)) return /^(?:weekends?|holidays?)$/.test(word);
  return sides.some(([one, other]) =>
    one?.has(name) === true
      ? other?.has(word) === true
      : other?.has(name) === true && one?.has(word) === true,
  );
}
