/** Pairs of opposites: a column can be named after either of them. */
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
 * Whether a word of a name has its opposite among the words of a question, and is not among them itself: the females of a column are
 * no men.
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

/** Pairs of which only one can be meant by a name. */
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
