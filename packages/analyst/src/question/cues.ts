import type { Aggregate } from "../query/aggregate.js";
import { orderAsked } from "./concepts.js";
import { asksForCourse } from "./course-words.js";
import { parseNumberWord } from "./number-word.js";
import type { Token } from "./token.js";

/** The operations that the words of a question request, independently of the table. */
export interface Cues {
  readonly counts: boolean;
  readonly amounts: boolean;
  readonly distinct: boolean;
  readonly aggregate: Aggregate | null;
  readonly share: boolean;
  readonly change: boolean;
  readonly compares: boolean;
  readonly when: boolean;
  readonly order: "desc" | "asc" | null;
  /** Whether the question is about losing money, so that the lowest profit is wanted. */
  readonly loss: boolean;
  readonly limit: number | null;
  /** The requested rank: 1 for the highest, 2 for the second highest. */
  readonly place: number;
  readonly relationship: boolean;
  readonly distribution: boolean;
  readonly trend: boolean;
  readonly why: boolean;
  readonly what: string;
}

const has = (pattern: RegExp) => (question: string) => pattern.test(question);

const comparative =
  "(?:more|less|fewer|older|younger|heavier|lighter|taller|longer|shorter|richer|poorer|bigger|larger|smaller|faster|slower|higher|lower|warmer|hotter|colder|cheaper|stronger|weaker|deeper|wider|further|happier|healthier|harder|softer|denser|drier|wetter|better|worse)";
const tendency = new RegExp(
  `^\\s*(?:do|does|did|are|is|were|have|has)(?: the)? ${comparative}\\b(?!.*\\b(?:than|or)\\b).*\\b${comparative}\\b`,
  "i",
);

const tendencyOf = new RegExp(
  `^\\s*(?:do|does|did|are|is|were|have|has)(?: the)?(?: \\w+){1,3} (?:with|of|in|(?:who|that|which) \\w+)(?: a| an)? ${comparative}\\b(?!.*\\b(?:than|or)\\b).*\\b${comparative}\\b`,
  "i",
);

/**
 * Matches a question about the relationship of two numbers, such as `is turnout higher where more people have a
 * degree`.
 */
const tendencyWhere = new RegExp(
  `^\\s*(?:do|does|did|are|is|were|was|have|has)\\b(?!.*\\b(?:than|or)\\b).*\\b${comparative}\\b.* (?:where|when|if) .*\\b${comparative}\\b`,
  "i",
);

/**
 * Whether the question asks if two numbers are related, as in `do heavier animals sleep less` or `do towns with harder
 * water have fewer deaths`.
 */
export function asksForTendency(question: string): boolean {
  return [tendency, tendencyOf, tendencyWhere].some((pattern) => pattern.test(question));
}

const patterns = {
  counts: has(
    /(?<!\bby )\bhow many\b(?! per ?cent)(?!(?: (?:were|was|are|is) (?:there|they|that|it)(?: then)?)?\s*[?.!]*\s*$)|(?<!\b(?:by|per|with) (?:the )?)\b(?:number|count) of\b|\bhow often\b|\bhow frequently\b|^count\b/i,
  ),
  amounts: has(/\bhow much\b/i),
  distinct: has(/\b(?:different|distinct|unique|separate)\b/i),
  share: has(
    /(?<!\d\s*)\b(?:share|percentage|proportion|fraction|percent|per cent|part) (?:of|were|was|is|are|did|do|does|came|comes|goes|went)\b|\b(?:what|which) (?:share|percentage|proportion|fraction|percent)\b|\bhow many per ?cent\b|\b(?:in|as)(?: an?| a)? (?:per ?cent|percentage|share|proportion|fraction) of\b|, in per ?cent,|\b(?:more|less) (?:often|frequently)\b(?=.*\bthan\b)(?!.*\b(?:on average|average|mean)\b)|\b(?:more|most|less|least) likely to\b/i,
  ),
  change:
    /\b(?:chang\w*|rise|rises|rose|risen|fall|falls|fell|fallen|drop\w*|declin\w*|grow\w*|grew|growth|increas\w*|decreas\w*|improv\w*|gain\w*|shr[aiu]nk\w*|worsen\w*|jump\w*|climb\w*|deteriorat\w*|develop(?:s|ed|ing|ment|ments)?|evolv\w*|cut|lost|lose|surge\w*|slump\w*|swing|moved?|(?:go|goes|going|gone|went|come|came) (?:up|down)|bec(?:o|a)mes? (?:more|less|\w+er))\b/i,
  compares: has(
    /\b(?:compar\w*|versus|vs\.?|against|than|beats?|outnumber\w*|differ\w*|gap between|relative to)\b/i,
  ),
  when: has(
    /(?:^\W*(?:(?:and|but|so|in) )?|[,;:] ?(?:and )?|\b(?:and|since|by|until|from|say|tell me|know) )when\b|\bwhen\W*$|\b(?:which|what) (?:was the |is the |were the )?(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) )?(?:\w+est |most \w+ |least \w+ )?(?:single |individual )?(?:calendar |election |survey |census )?(?:year|month|quarter|day|week|date|decade|hour|weekday|time)s?\b(?! ?zones?)|\bhow long ago\b/i,
  ),
  relationship: has(
    /\b(?:correlat\w*|relationship|related|relat(?:e|es|ion) (?:to|between)|associat(?:ed|ions?)|depend\w* on|go(?:es)? (?:together )?with|linked|connection between|link between)\b/i,
  ),
  distribution: has(
    /\b(?:distribut(?:ions?|ed|e)|spread|histogram|outliers?|quantiles?|quartiles?|percentiles?|how var\w+|interquartile)\b/i,
  ),
  trend: has(
    /\b(?:trend\w*|over time|over the (?:years|months|period|decades|whole period)|through(?:out)? the (?:years|period)|in the course of|long[- ]term|develop(?:s|ed|ing|ment|ments)?|evolv\w*|history of)\b/i,
  ),
  why: has(
    /^\s*why\b|\bwhat (?:caused?|causes|is the (?:cause|reason)|was the (?:cause|reason)|led to|made|explains)\b|\b(?:the )?(?:reasons?|causes?) (?:for|of(?! deaths?\b)|why|behind)\b|, why\b|\bbecause of what\b|\band why\b/i,
  ),
} as const;

const aggregateCues: readonly [RegExp, Aggregate][] = [
  [/\bmedian\b/i, "median"],
  [/\b(?:averages?|averaged|mean|on average|typical(?:ly)?|per capita average)\b/i, "average"],
  [
    /\b(?:totals?|in total|in all|altogether|combined|all together|sum of|overall|as a whole|added up|cumulative)\b/i,
    "sum",
  ],
];

/** Matches words that request a computation in any position. */
const computing =
  /^(?:distribut(?:ions?|ed|e)|histogram|outliers?|quantiles?|quartiles?|percentiles?|correlat\w*|relat\w*|associat(?:ed|ions?)|depend\w*|linked|evolv\w*|develop(?:s|ed|ing|ments?)?|compar\w*|vs|surg\w*|slump\w*|swing|jump\w*|climb\w*|worsen\w*|deteriorat\w*|shr[aiu]nk\w*|chang\w*|added|adding|trend\w*|drop\w*|declin\w*|fluctuat\w*|sum|altogether|gap|difference)$/;

export function isComputation(word: string): boolean {
  return computing.test(word);
}

const descending =
  /\b(?:highest|most|largest|biggest|greatest|maximum|max|best|top|peak\w*|strongest|longest|leading|record high|higher|more|larger|bigger|greater)\b/i;
const ascending =
  /\b(?:lowest|least|fewest|smallest|minimum|min|worst|bottom|trough|weakest|shortest|lower|less|fewer|smaller)\b/i;

/** Matches phrases that ask for the size of a change in per cent, and not for a share. */
const byHowManyPercent =
  /\bby (?:(?:about|roughly) )?(?:how many|how much|what|which)(?: a)? (?:percent(?:age)?|per cent|percentage points)\b/gi;

/** Matches phrases such as `rain fell`, in which `fell` does not mean that a number decreased. */
const downpour = /\b(?:rain|snow|hail|precipitation|rainfall)(?: that)? f[ae]ll\b/gi;

const losing =
  /\b(?:lost|lose|loses|losing|loss|losses)\b(?: \w+){0,2} \bmoney\b|\b(?:biggest|largest|greatest|highest|worst|heaviest) loss(?:es)?\b|\b(?:least|most un)profitable\b|\bleast profit/i;

/** Reads the cues of a question. */
export function readCues(question: string, tokens: readonly Token[]): Cues {
  const isLoss = losing.test(question);
  const [adjective = null] = tokens.flatMap(
    ({ lower }, at) => orderAsked(lower, tokens[at - 1]?.lower ?? "") ?? [],
  );
  const aggregate = aggregateCues.find(([pattern]) => pattern.test(question))?.[1] ?? null;
  return {
    counts: patterns.counts(question),
    amounts: patterns.amounts(question),
    distinct: patterns.distinct(question),
    aggregate,
    share: patterns.share(question.replace(byHowManyPercent, " ")),
    change: patterns.change.test(question.replace(downpour, " ")),
    compares: patterns.compares(question),
    when: patterns.when(question),
    order: isLoss ? "asc" : orderOf(question, adjective),
    loss: isLoss,
    limit: limitOf(question),
    place: placeOf(question),
    relationship: patterns.relationship(question) || asksForTendency(question),
    distribution: patterns.distribution(question),
    trend: patterns.trend(question) || asksForCourse(question),
    why: patterns.why(question),
    what: question,
  };
}

function orderOf(question: string, adjective: "desc" | "asc" | null): "desc" | "asc" | null {
  if (/\b(?:least|less) \w+(?:ive|ous|ed|ful|able|ient|ly|al|ar)\b/i.test(question)) return "asc";
  if (adjective !== null) return adjective;
  // "At least" and "at most" are bounds, and "more than 5" is a comparison.
  const bare = question.replace(
    /\bat (?:least|most)\b|\b(?:more|less|fewer|greater|higher|lower|larger|smaller) than\b|\b\d[\d,.]* or (?:more|less|fewer|higher|greater)\b/gi,
    " ",
  );
  const down = bare.search(descending);
  const up = bare.search(ascending);
  if (down < 0 && up < 0) return null;
  if (down < 0) return "asc";
  return up < 0 || down < up ? "desc" : "asc";
}

function limitOf(question: string): number | null {
  const count = "(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)";
  const match =
    new RegExp(`\\b(?:top|bottom|first|best|worst) ${count}\\b`, "i").exec(question) ??
    new RegExp(
      `\\b(?:which|what|the|name|list)(?: are)?(?: the)? ${count} (?!years?|months?|days?|weeks?|quarters?|or more|percent)`,
      "i",
    ).exec(question) ??
    new RegExp(
      `\\b(?:which|what)(?: were| are)?(?: the)? ${count} (?:years|months|days|weeks|quarters|decades)\\b`,
      "i",
    ).exec(question) ??
    new RegExp(
      `\\b${count} (?:highest|largest|biggest|most|lowest|smallest|cheapest|best|worst|greatest|least)\\b`,
      "i",
    ).exec(question);
  return match === null ? null : parseNumberWord(match[1] ?? "");
}

const places: readonly RegExp[] = [
  /^(?:second|2nd)$/i,
  /^(?:third|3rd)$/i,
  /^(?:fourth|4th)$/i,
  /^(?:fifth|5th)$/i,
];

/** Returns the rank that the question asks for: 2 for `the second largest` and `runner-up`. */
function placeOf(question: string): number {
  if (/\brunners?[- ]up\b/i.test(question)) return 2;
  const [, word = ""] =
    /\b(second|third|fourth|fifth|2nd|3rd|4th|5th)[- ](?:\w+est\b|most\b|least\b|best\b|worst\b|top\b)/i.exec(
      question,
    ) ?? [];
  const at = places.findIndex((place) => place.test(word));
  return at < 0 ? 1 : at + 2;
}
