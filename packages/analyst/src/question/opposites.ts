import { nameParts } from "../table/name-parts.js";

/** Pairs of opposites. A column can be named after either of the two. */
const opposites: readonly (readonly [one: string, other: string])[] = [
  [
    "survived survive survives survivor survivors survival alive lived",
    "died die dies dead death deaths deceased perished killed drowned",
  ],
  ["left attrition churn churned quit exited", "stayed remained retained"],
  ["pass passed", "fail failed"],
  ["win won wins winner", "lose lost loses loser"],
  ["private privately", "public publicly"],
  ["weekend weekends", "weekday weekdays"],
  ["female females woman women girl girls", "male males man men boy boys"],
  ["urban", "rural"],
  ["married", "unmarried single"],
  ["employed", "unemployed jobless"],
  ["foreign imported import", "domestic"],
  ["automatic", "manual"],
  ["treated treatment treat", "control controls untreated placebo"],
  ["indoor indoors", "outdoor outdoors"],
  ["fulltime", "parttime"],
  ["legal", "illegal"],
  ["guilty convicted", "innocent acquitted"],
  ["insured", "uninsured"],
  ["smoker smokers smoking smoke", "nonsmoker nonsmokers"],
];

/**
 * Whether a question contains the opposite of a word in a column's name, but not the word itself. For example, a
 * question about men does not ask for a column of females.
 */
export function isContraryTo(part: string, words: ReadonlySet<string>): boolean {
  return contraries.some(([one, other]) => {
    const [own, opposite] = one?.has(part) === true ? [one, other] : [other, one];
    if (own?.has(part) !== true || opposite === undefined) return false;
    return [...opposite].some((word) => words.has(word)) && ![...own].some((word) => words.has(word));
  });
}

/** Matches columns of working days. Their negation means weekends and holidays. */
const workingDays = /^(?:work|working)days?$/;

/** Matches one word of each pair that excludes its opposite, such as `female`, which excludes `male`. */
const exclusive = /^(?:female|urban|employed|private)/;

const sides = opposites.map((pair) => pair.map((words) => new Set(words.split(" "))));

const contraries = sides.filter(([one]) => [...(one ?? [])].some((word) => exclusive.test(word)));

/** Whether a word describes the rows in which a boolean column is false, judged by the column's name. */
export function isOpposite(column: string, word: string): boolean {
  const name = column
    .trim()
    .toLowerCase()
    .replace(/^is[ _.]?/, "")
    .replace(/[ _.]/g, "");
  if (workingDays.test(name) || /^weekdays?$/.test(name)) return /^(?:weekends?|holidays?)$/.test(word);
  return [name, ...nameParts(column)].some((part) => areOpposite(part, word));
}

function areOpposite(name: string, word: string): boolean {
  return sides.some(([one, other]) =>
    one?.has(name) === true
      ? other?.has(word) === true
      : other?.has(name) === true && one?.has(word) === true,
  );
}
