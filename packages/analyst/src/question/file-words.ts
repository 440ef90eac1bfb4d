import { otherNamesOf } from "./same-things.js";
import { stemOf, type Token } from "./token.js";
import type { Vocabulary } from "./vocabulary.js";

/** Minimum length of a word. A shorter word occurs in names by chance. */
const minLength = 4;

/**
 * Whether a word is in the name of the file, which describes a row: `strikes` in birdstrikes.csv, `homes` in
 * txhousing.csv.
 */
export function isFileWord(
  { stem, lower }: Pick<Token, "stem" | "lower">,
  { fileStems }: Pick<Vocabulary, "fileStems">,
): boolean {
  const words = [lower, stem, ...otherNamesOf(stem)];
  if (isOfPlace(lower, fileStems) || isAgentOf(lower, fileStems)) return true;
  for (const file of fileStems)
    for (const word of words)
      if (
        file === stemOf(word) ||
        [stemOf(word), word.replace(/e?s$|e$/, "")].some(
          (part) => part.length >= minLength && file.includes(part),
        )
      )
        return true;
  return false;
}

/** Words for the subjects of files. They do not name rows: a row with the `employment` of a month is not a job. */
const subjects: readonly string[] = [
  "employment job",
  "mlb baseball",
  "nba basketball",
  "nfl football",
  "nhl hockey",
  "electricity power energy",
  "marathon runner",
  "election vote voter candidate",
  "migration migrant",
  "immigration immigrant",
  "unemployment unemployed jobless",
  "donation donor",
  "traffic road",
];

const subjectStems: readonly ReadonlySet<string>[] = subjects.map(
  (row) => new Set(row.split(" ").map(stemOf)),
);

/** Whether a word repeats the subject of the file, as `jobs` does for us-employment.csv. */
export function isSubjectOfFile(
  { stem }: Pick<Token, "stem">,
  { fileStems }: Pick<Vocabulary, "fileStems">,
): boolean {
  return subjectStems.some((row) => row.has(stem) && [...fileStems].some((file) => row.has(file)));
}

/**
 * Whether a word names the people who do what the file is about, as `cyclists` for a file of cycling deaths. Excludes
 * words such as `inspector`, because the rows are the inspected things.
 */
function isAgentOf(lower: string, fileStems: ReadonlySet<string>): boolean {
  const root = /^(\p{L}{4,}?)ists?$/u.exec(lower)?.[1];
  return root !== undefined && fileStems.has(stemOf(`${root}ing`));
}

/** Minimum length of a country's name without the ending of its adjective. */
const minCountry = 5;

/** Whether a word is the adjective of a place in the file's name, as `Australian` for a file about Australia. */
function isOfPlace(lower: string, fileStems: ReadonlySet<string>): boolean {
  const country = /^(\p{L}+?)(?:ian|an|ese|n)$/u.exec(lower)?.[1] ?? "";
  return (
    country.length >= minCountry &&
    [...fileStems].some((file) => file.startsWith(country) && file.length - country.length <= 2)
  );
}
