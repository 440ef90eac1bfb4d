import { nameParts } from "../table/name-parts.js";
import type { Draft } from "./draft.js";
import type { Reading } from "./reading.js";
import { comparesHowOften } from "./share-of-groups.js";

/** A computation that users ask for and that the analyst does not support. */
interface NotDone {
  readonly asked: RegExp;
  /** Parts of column names that already express it. */
  readonly held?: RegExp;
  /** Whether a reading computes it after all. */
  isDone?(reading: Reading, draft: Draft): boolean;
  readonly reason: string;
}

/**
 * The unsupported computations. If such words were ignored, the analyst would compute a different number than
 * requested.
 */
const notDone: readonly NotDone[] = [
  {
    asked: /\b(?:fiscal|financial year|tax year|school year|academic year|crop year|fy ?'?\d\d)/i,
    held: /^(?:fiscal|fy|financial|academic|school|crop)$/,
    reason:
      "it has calendar years, and nothing says where another year begins; --compare A:B takes months or days",
  },
  {
    asked: /\b(year|month|quarter|week)[- ](?:on|over)[- ]\1\b|\byoy\b|\bmom\b|\bqoq\b/i,
    isDone: ({ operation }) => operation === "change" || operation === "largest change",
    reason: "the change of each period against the one before is not listed; --compare A:B compares two",
  },
  {
    asked: /\brunning (?:total|sum)|\bcumulative(?:ly)? (?:average|share|growth|percentage)/i,
    held: /^(?:cum|cumulative|running)$/,
    reason: "running totals are not computed",
  },
  {
    asked: /\b(?:moving|rolling|trailing|smoothed)\b/i,
    held: /^(?:moving|rolling|smoothed|ma|avg)$/,
    reason: "moving averages are not computed",
  },
  {
    asked:
      /\b(?:seasonally|inflation|purchasing[- ]power)[- ]adjust|\badjusted for\b|\bin real terms\b|\bconstant (?:dollars|prices|euros|currency)|\btoday's (?:dollars|money|prices|euros)|\breal (?:value|prices|wages|income|growth)\b|\bcontroll(?:ed|ing) for\b|\bholding\b.*\bconstant\b/i,
    held: /^(?:real|adj|adjusted|sa|deflated|const|constant)$/,
    reason: "nothing in it is adjusted in that way",
  },
  {
    asked:
      /\bstandard (?:deviation|error)s?\b|\bvariance\b|\bvolatil|\bskew|\bkurtosis|\bcoefficient of variation|\bmost (?:variable|consistent|stable)|\bleast (?:variable|consistent|stable)|\bmost steady|\bfluctuat/i,
    held: /^(?:sd|std|stddev|deviation|variance|volatility|se|error)$/,
    reason: "how much values vary is described by quartiles only: ask for the distribution",
  },
  {
    asked:
      /\b(?!25th|50th|75th)\d+(?:st|nd|rd|th) percentile|\bdeciles?\b|\bquintiles?\b|\b(?:top|bottom|upper|lower|richest|poorest|highest|lowest) \d+(?:\.\d+)? ?(?:%|per ?cent)/i,
    held: /^(?:percentile|decile|quintile|p\d+)$/,
    reason: "of quantiles only the quartiles and the median are computed",
  },
  {
    asked: /\b(?:geometric|harmonic|trimmed) mean|\bweighted\b/i,
    held: /^(?:weighted|geometric|harmonic)$/,
    isDone: ({ measure }) => measure.aggregate === "weighted average",
    reason: "such a mean is not computed, or no column says what to weight by",
  },
  {
    asked:
      /\bcagr\b|\bcompound(?:ed)?\b|\bannuali[sz]ed|\b(?:average|mean|median) (?:\w+ )?(?:annual|yearly|monthly|quarterly|weekly|daily)? ?(?:growth|change|increase|decrease|rise|decline|return)s?\b/i,
    // In `how did the average fare change from 1997 to 2000` the word is a verb.
    isDone: ({ operation, periods }, { question }) =>
      (operation === "comparison" || (operation === "change" && periods.length === 2)) &&
      /\b(?:did|has|have|does|do) .*\b(?:average|mean|median) (?:\w+ )?(?:change|increase|decrease|rise|decline)d?\b/i.test(
        question,
      ) &&
      !/\bcagr\b|\bcompound|\bannuali[sz]ed/i.test(question),
    held: /^(?:cagr|growth|change|increase|return|returns)$/,
    reason: "an average of changes is not computed; --compare A:B gives the change between two periods",
  },
  {
    asked:
      /\bforecast|\bpredict|\bprojection|\bprojected\b|\bextrapolat|\bexpected\b|\bwill\b(?! (?:you|i)\b)|\bnext (?:year|month|quarter|week|decade|day)\b(?! (?:after|in)\b)|\bin (?:the )?future\b/i,
    held: /^(?:forecast|predicted|projection|projected|expected)$/,
    reason: "it holds what was, and not what will be",
  },
  {
    asked:
      /\bhow likely\b|\bprobabilit|\blikelihood|\bodds\b|\bwhat (?:are|were|is) the chances?\b|\bmore likely\b|\bless likely\b|\b(?:most|least) likely\b|\brisk of\b|\bchances? of\b/i,
    held: /^(?:probability|prob|likelihood|odds|chance|risk)$/,
    isDone: (reading, { question }) =>
      /\b(?:more|most|less|least) likely to\b/i.test(question) && comparesHowOften(reading),
    reason: "a probability is not computed; ask for a share or a rate",
  },
  {
    asked: /\b(?:more|less) (?:often|frequently)\b(?=.*\bthan\b)/i,
    isDone: comparesHowOften,
    reason: "it asks what happens more often, and nothing says of which two groups, or what of them",
  },
  {
    asked:
      /\bconsecutive|\bin a row\b|\bstreak|\blongest (?:run|period|stretch|spell) (?:of|without)|\bsuccessive/i,
    held: /^(?:consecutive|streak)$/,
    reason: "rows that follow one another are not looked at",
  },
  {
    asked:
      /\bhow many times (?:more|as|higher|larger|greater|bigger|faster|heavier|longer|older|over)\b|\b(?:twice|double|triple|half|\w+ times) as (?:many|much|\w+)\b|\bmore than (?:doubled|tripled|halved)\b/i,
    isDone: ({ operation }) => operation === "comparison" || operation === "change",
    reason: "it asks for a multiple, and nothing says of which two groups or periods",
  },
  {
    asked:
      /\b(?:what|which) rank\b|\bwhere (?:do|does|did) .{1,40}\brank\b|\bhow (?:do|does|did) .{1,40}\brank\b|\b(?:what|which) (?:place|position) (?:is|was|did|does)\b/i,
    held: /^(?:rank|ranking|position|place)$/,
    reason: "the place of one member is not looked up; ask which have the most, with --by",
  },
  {
    asked:
      /\bwhat if\b|\bwhat would\b|\bif we\b|\bshould (?:we|i|they|one)\b|\brecommend|\bworth (?:it|buying|investing)\b|\bwould have\b/i,
    reason: "it tells what is, and not what would or should be",
  },
  {
    asked: /\b(?:more than|at least|only|exactly) one\b(?! (?:of|hundred|thousand|million|billion)\b)/i,
    isDone: ({ conditions }) => conditions.some(({ text }) => /[=><] 1$/.test(text)),
    reason: "how often a member occurs is not a condition; ask which occur most, with --by",
  },
  {
    asked:
      /\bmore than (?:once|twice)\b|\bat least (?:once|twice)\b|\b(?:only|exactly|just) (?:once|twice)\b|\b(?:two|three|four|five|several|multiple) times or more\b|\brepeat(?:ed|edly)?\b/i,
    reason: "how often a member occurs is not a condition; ask which occur most, with --by",
  },
  {
    asked: /\b(?:have|had|has|with|won|did|were|are|was) (?:both|neither)\b|\bin common\b|\boverlap/i,
    held: /^(?:both|common)$/,
    reason: "rows of the same member are not looked at together",
  },
];

/**
 * Whether a column that already contains a computation is named in parentheses after its words, as in `the average pay
 * rise in percent (percent_incr)`.
 */
function isGlossed(asked: RegExp, { question, vocabulary }: Draft): boolean {
  const match = asked.exec(question);
  if (match === null) return false;
  const [, inside = ""] =
    /^(?: [\p{L}]+){0,3} \(([^()]+)\)/u.exec(question.slice(match.index + match[0].length)) ?? [];
  return vocabulary.table.columns.some(({ name }) => name === inside.trim());
}

/** Returns the computation that a reading omits; `null` if it omits none. */
export function computationLeftOut(draft: Draft, reading: Reading): string | null {
  const parts = draft.vocabulary.table.columns.flatMap(({ name }) => nameParts(name));
  const found = notDone.find(
    ({ asked, held, isDone }) =>
      asked.test(draft.question) &&
      isDone?.(reading, draft) !== true &&
      (held === undefined || !(parts.some((part) => held.test(part)) || isGlossed(asked, draft))),
  );
  return found?.reason ?? null;
}
