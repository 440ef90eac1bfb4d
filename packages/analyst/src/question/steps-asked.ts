import type { Measure } from "../query/aggregate.js";
import { nameParts } from "../table/name-parts.js";
import type { Claims } from "./claims.js";

/** The direction of the changes from one period to the next that a question asks about. */
export type StepDirection = "rise" | "fall" | "change";

const most =
  "(?:the )?(?:most|least|fastest|quickest|sharply|strongly|steeply)(?: (?:sharply|strongly|steeply))?";
const time = "(?:when|(?:which|what) (?:single )?(?:year|quarter|month|decade|season)s?)";
const verbs: Readonly<Record<StepDirection, string>> = {
  rise: "ris(?:e|es|en)|rose|grow(?:s|n)?|grew|increas(?:e[sd]?)|climb(?:s|ed)?|improv(?:e[sd]?)|go(?:es)? up|went up|surge[sd]?",
  fall: "f[ae]ll(?:s|en)?|drop(?:s|ped)?|declin(?:e[sd]?)|decreas(?:e[sd]?)|shr[iau]nk(?:s)?|go(?:es)? down|went down|slump(?:s|ed)?|plunge[sd]?",
  change: "chang(?:e[sd]?)|move[sd]?",
};
const nouns: Readonly<Record<StepDirection, string>> = {
  rise: "rises?|increases?|growth|surges?|improvements?",
  fall: "falls?|drops?|declines?|decreases?|slumps?|plunges?",
  change: "changes?|swings?",
};
const large = "(?:largest|biggest|greatest|highest|sharpest|steepest|strongest|fastest|most)";

/** Matches `rain fell` and the like, in which nothing decreased. */
const downpour = /\b(?:rain|snow|hail|rainfall|snowfall|precipitation)\b.*\b(?:falls?|fell|fallen)\b/i;

/** Matches parts of names of columns that hold changes themselves. */
const changing =
  /^(?:change|changes|chg|diff|difference|growth|increase|rise|decrease|decline|gain|gains|loss|losses|swing|delta|return|returns|net|profit)$/;

const directions: readonly StepDirection[] = ["rise", "fall", "change"];

/**
 * Returns the direction of the changes that a question ranks by time, as in `in which year did sales rise the most` and
 * `when was the sharpest fall in prices`. Returns `null` for other questions.
 */
export function stepsAsked(question: string): StepDirection | null {
  if (downpour.test(question)) return null;
  return (
    directions.find((direction) => {
      const verb = new RegExp(
        `\\b${time}\\b.*\\b(?:${verbs[direction]})\\b(?: (?!than\\b)[\\p{L}-]+){0,4}? ?\\b${most}\\W*$`,
        "iu",
      );
      const verbFirst = new RegExp(`\\b${time}\\b.*\\b${most} (?:${verbs[direction]})\\b`, "iu");
      const noun = new RegExp(`\\b${time}\\b.*\\b${large} (?:\\p{L}+ )?(?:${nouns[direction]})\\b`, "iu");
      const nounFirst = new RegExp(
        `\\b${large} (?:\\p{L}+ )?(?:${nouns[direction]})\\b.*\\b${time}\\b`,
        "iu",
      );
      return [verb, verbFirst, noun, nounFirst].some((pattern) => pattern.test(question));
    }) ?? null
  );
}

/**
 * Whether a question ranks the changes of a measure from period to period. Numbers that are changes themselves are ranked
 * as they are.
 */
export function asksForSteps(question: string, { column }: Measure): boolean {
  const isOfChanges = column !== null && nameParts(column.name).some((part) => changing.test(part));
  return !isOfChanges && stepsAsked(question) !== null;
}

/** Marks the words for the size of a change from period to period as read, as in `the sharpest fall`. */
export function claimSteps(question: string, claims: Claims): void {
  if (stepsAsked(question) === null) return;
  claims.claim(
    claims
      .free()
      .filter(({ lower }) =>
        /^(?:sharp|steep|strong|fast|hard|quick)(?:est|ly)$|^(?:saw|sees?)$/.test(lower),
      ),
    "cue",
  );
}
