import { threeLetterCodes } from "./country-codes.js";
import type { Token } from "./token.js";
import { usStates } from "./us-states.js";

/** Synonyms for people or answers, together with their spellings in tables. */
const groups: readonly string[] = [
  "woman women female females f girl girls w lady ladies",
  "man men male males m boy boys gentleman gentlemen",
  "usa us united\u00a0states america american americans",
  "uk united\u00a0kingdom britain british great\u00a0britain",
  "germany german germans",
  "france french",
  "japan japanese",
  "europe european europeans",
  "asia asian asians",
  "africa african africans",
  ...["north", "south", "east", "west"].map((side) => `${side} ${side}ern`),
  ..."italy italian italians,spain spanish spaniards,portugal portuguese,netherlands dutch,belgium belgian belgians,austria austrian austrians,switzerland swiss,sweden swedish swedes,norway norwegian norwegians,denmark danish danes,finland finnish finns,iceland icelandic icelanders,ireland irish,poland polish poles,hungary hungarian hungarians,greece greek greeks,turkey turkish turks,russia russian russians,ukraine ukrainian ukrainians,canada canadian canadians,mexico mexican mexicans,brazil brazilian brazilians,argentina argentinian argentinians,chile chilean chileans,china chinese,india indian indians,australia australian australians,israel israeli israelis,egypt egyptian egyptians,kenya kenyan kenyans,nigeria nigerian nigerians".split(
    ",",
  ),
  "dead died die deaths death killed deceased",
  "alive survived survive survivors survivor living",
  "married wed",
  "professor professors prof",
  "assistant\u00a0professor assistant\u00a0professors asstprof asst\u00a0prof assistant\u00a0prof",
  "associate\u00a0professor associate\u00a0professors assocprof assoc\u00a0prof associate\u00a0prof",
  "manager managers mgr",
  "engineer engineers eng engr",
  "government govt",
  "administration admin",
  "marketing mktg",
  "republican republicans r rep",
  "democrat democrats democratic d dem",
  "weekend weekends",
  "adult adults",
  "smoker smokers",
  ...["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"].map(
    (day) => `${day} ${day}s ${day.slice(0, 3)} ${day.slice(0, 4)} ${day.slice(0, 2)}`,
  ),
  ...[
    "january",
    "february",
    "march",
    "april",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
  ].map((month) => `${month} ${month.slice(0, 3)}`),
];

const members = new Map<string, Set<string>>();
for (const row of groups) {
  const words = row.split(" ").map((word) => word.replaceAll("\u00a0", " "));
  // A single letter may denote a member in a table; in a question it is part of a name.
  for (const word of words.filter((text) => text.length > 1))
    members.set(word, new Set([...(members.get(word) ?? []), ...words]));
}

const countries = new Intl.DisplayNames(["en"], { type: "region" });
const codeOfCountry = new Map<string, string>();
for (let first = 65; first <= 90; first++) {
  for (let second = 65; second <= 90; second++) {
    const code = String.fromCharCode(first, second);
    const name = countries.of(code);
    if (name !== undefined && name !== code) codeOfCountry.set(name.toLowerCase(), code.toLowerCase());
  }
}

/**
 * Returns the spellings that a table may use for a word or phrase, in lower case, for example `oh` for `ohio` and `f`
 * for `women`.
 */
export function aliasesOf(phrase: string, token: Token): ReadonlySet<string> {
  const found = new Set(members.get(phrase) ?? []);
  found.delete(phrase);
  if (!token.isName && token.start > 0) return found;
  const state = usStates.get(phrase);
  if (state !== undefined) found.add(state);
  const country = codeOfCountry.get(phrase);
  if (country !== undefined) found.add(country).add(threeLetterCodes.get(country) ?? country);
  return found;
}
