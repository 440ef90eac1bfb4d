import { stemOf } from "./token.js";

/*
 * Nouns for the same things. Related words, such as cigarettes and smokers, are not included: a table of one
 * does not contain the other.
 */
const rows: readonly string[] = [
  "house home housing property dwelling",
  "car vehicle automobile auto",
  "movie film picture",
  "company firm corporation business",
  "airline carrier",
  "country nation",
  "plane airplane aeroplane aircraft",
  "city town",
  "team club",
  "player athlete",
  "customer client buyer",
  "applicant candidate",
  "pupil student",
  "employee worker staff",
  "passenger traveller traveler",
  "accident crash collision",
  "earthquake quake",
  "crime offence offense",
  "murder homicide",
  "storm hurricane cyclone",
  "order purchase",
  "trip ride journey",
  "person people respondent participant",
  "sale sales sell sold order",
  "strike stoppage",
  "book title",
  "death fatality",
  "birth newborn baby born",
  "wage wages salary",
  "animal pet",
  "shop store",
  "price cost",
  "patient case",
];

const byStem = new Map<string, readonly string[]>(
  rows.flatMap((row) => {
    const words = row.split(" ");
    return words.map((word): [string, readonly string[]] => [stemOf(word), words]);
  }),
);

/** Words for kinds of animals. A file about rodents is also about animals, but not the other way round. */
const animals: readonly string[] = ["mammal", "rodent", "bird", "penguin", "fish", "reptile", "insect"];

/** Returns synonyms for the things that a word names. The word is given by its stem. */
export function otherNamesOf(stem: string): readonly string[] {
  return [...(byStem.get(stem) ?? []), ...(stem === stemOf("animal") ? animals : [])];
}
