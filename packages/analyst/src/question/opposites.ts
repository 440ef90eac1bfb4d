/** What is true of a row or of none of its kind: a column may be called by a word of either side. */
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

/** A column of working days: what it denies are weekends and holidays. */
const workingDays = /^(?:work|working)days?$/;

const sides = opposites.map((pair) => pair.map((words) => new Set(words.split(" "))));

/** Whether a word is true of the rows where a column of yes and no, by its name, says no. */
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
