import { parseNumberWord } from "../number-word.js";
import { interval, lastOf, type Meaning, monthInterval, pad, type TimeNotation, whole } from "./meaning.js";
import { monthName, monthNamed, monthPattern, monthsBetween } from "./months.js";
import { centuries, centuryWord, seasonMonths } from "./named-spans.js";
import { monthsOfQuarter, partLabel } from "./paired-periods.js";

const year = "(1[5-9]\\d\\d|20\\d\\d|21\\d\\d)";
const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: 4,
  final: 4,
  "1st": 1,
  "2nd": 2,
  "3rd": 3,
  "4th": 4,
};
const seasons: Readonly<Record<string, Meaning>> = Object.fromEntries(
  [...seasonMonths].map(([name, months]): [string, Meaning] => [
    name,
    { kind: "months", months, label: `${name} (${monthName(months[0])} to ${monthName(months[2])})` },
  ]),
);
const grainWord = "(year|quarter|month|week|day|decade)";

/** Matches names of months that have no other meaning, so that they may be written in lower case. */
const monthOnly = /^(?:january|february|april|june|july|august|september|october|november|december)$/i;

const insensitive = (source: string): RegExp => new RegExp(source, "giu");
const month = (text: string | undefined): number => monthNamed(text ?? "") ?? 1;

/**
 * Notations that chrono does not support or reads differently than a table requires. The longest match wins.
 */
export const periodNotations: readonly TimeNotation[] = [
  {
    pattern: insensitive(`\\b(\\d{4})-(\\d\\d)-(\\d\\d)\\b`),
    read: ([text]) => (Number.isNaN(Date.parse(text)) ? null : whole(text, "day")),
  },
  {
    pattern: insensitive(`\\b${year}[-/](0[1-9]|1[0-2])\\b`),
    read: ([, y, m]) => whole(`${y}-${m}-01`, "month"),
  },
  {
    pattern: insensitive(`\\b(?:q([1-4])[ ,/-]*(?:of )?${year}|${year}[ -]?q([1-4]))\\b`),
    read: ([, q = "", y, y2, q2 = ""]) => whole(`${y ?? y2}-${pad(3 * Number(q || q2) - 2)}-01`, "quarter"),
  },
  {
    pattern: insensitive(
      `\\b(first|second|third|fourth|last|final|[1-4](?:st|nd|rd|th)) quarter (?:of |in )?${year}\\b`,
    ),
    read: ([, q = "", y]) => whole(`${y}-${pad(3 * (ordinals[q.toLowerCase()] ?? 1) - 2)}-01`, "quarter"),
  },
  {
    pattern: insensitive(`\\b(?:(first|second) half (?:of |in )?${year}|h([12])[ -]?${year})\\b`),
    read: ([, half, y, h, y2]) =>
      half?.toLowerCase() === "second" || h === "2"
        ? monthInterval(y ?? y2 ?? "", 7, 12)
        : monthInterval(y ?? y2 ?? "", 1, 6),
  },
  {
    pattern: insensitive(`\\b(first|second) half of (?:the|each|every) year\\b`),
    read: ([, half]) =>
      half?.toLowerCase() === "second"
        ? { kind: "months", months: [7, 8, 9, 10, 11, 12], label: "July to December" }
        : { kind: "months", months: [1, 2, 3, 4, 5, 6], label: "January to June" },
  },
  {
    pattern: insensitive(`\\b(?:the )?(1[5-9]|20)(\\d)0'?s\\b`),
    read: ([, century, decade]) => {
      const first = Number(`${century}${decade}0`);
      return interval(`${first}-01-01`, `${first + 10}-01-01`, `${first}..${first + 9}`, "year");
    },
  },
  {
    pattern: insensitive(
      `\\b(?:the )?(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\\b`,
    ),
    read: ([, word = ""]) => {
      const names = [
        "twenties",
        "thirties",
        "forties",
        "fifties",
        "sixties",
        "seventies",
        "eighties",
        "nineties",
      ];
      const first = 1920 + 10 * names.indexOf(word.toLowerCase());
      return interval(`${first}-01-01`, `${first + 10}-01-01`, `${first}..${first + 9}`, "year");
    },
  },
  {
    pattern: insensitive(`\\b(?:week (\\d{1,2}) (?:of |in )?${year}|${year}[ -]?w(\\d\\d))\\b`),
    read: ([, w, y, y2, w2]) => {
      // The first week of an ISO year is the one with its first Thursday.
      const number = Number(w ?? w2);
      const start = Number(y ?? y2);
      if (number < 1 || number > 53) return null;
      const fourth = new Date(Date.UTC(start, 0, 4));
      const monday = Date.UTC(start, 0, 4 - ((fourth.getUTCDay() + 6) % 7) + 7 * (number - 1));
      const day = (time: number): string => new Date(time).toISOString().slice(0, 10);
      return interval(day(monday), day(monday + 7 * 86_400_000), `${start}-W${pad(number)}`, "day");
    },
  },
  {
    pattern: insensitive(`\\b(?:fy|fiscal year|financial year) ?${year}\\b`),
    read: ([, y]) => whole(`${y}-01-01`, "year"),
  },
  {
    pattern: insensitive(
      `\\b(?:(?:from|between) )?(${monthPattern}) (?:to|until|till|through|thru|and|-|–) (${monthPattern}),? (?:of |in )?${year}\\b`,
    ),
    read: ([text, first, last, y]) =>
      / and /i.test(text) && !/between/i.test(text)
        ? null
        : monthInterval(y ?? "", month(first), month(last)),
  },
  {
    pattern: insensitive(`\\b(${monthPattern})(?: (?:of|in))?,? ${year}\\b`),
    read: ([, m, y]) => whole(`${y}-${pad(month(m))}-01`, "month"),
  },
  {
    pattern: insensitive(`\\b(${monthPattern}) ?(?:to|until|till|through|thru|-|–) ?(${monthPattern})\\b`),
    read: ([, first, last]) => ({
      kind: "months",
      months: monthsBetween(month(first), month(last)),
      label: `${monthName(month(first))} to ${monthName(month(last))}`,
    }),
  },
  {
    // A lone `may` or `march` is more often a verb than a month, unless a preposition precedes it.
    pattern: insensitive(`\\b(in|during|for|of|each|every) (${monthPattern})(?!\\p{L})`),
    read: ([text, , m]) =>
      /^\p{Lu}/u.test(text.split(" ")[1] ?? "") || monthOnly.test(m ?? "")
        ? { kind: "months", months: [month(m)], label: monthName(month(m)) }
        : null,
  },
  {
    pattern: insensitive(
      `\\b(?:in|during|for|of) (q[1-4]|the (?:first|second|third|fourth|[1-4](?:st|nd|rd|th)) quarter)(?!\\p{L})(?![ ,/-]*(?:of |in )?\\d)`,
    ),
    read: ([, quarter = ""]) => {
      const months = monthsOfQuarter(quarter);
      return { kind: "months", months, label: partLabel(months[0] ?? 1, "quarter") };
    },
  },
  {
    // Meteorological seasons of the northern hemisphere. A winter spans two years, so a winter of one year is
    // ambiguous.
    pattern: insensitive(
      `\\b(?:in |during |the )*(summers?|winters?|springs?|autumns?)(?: months?)?(?! (?:of )?\\d)\\b`,
    ),
    read: ([, word = ""]) => seasons[word.toLowerCase().replace(/s$/, "")] ?? null,
  },
  {
    // A winter of one year is left unread: it may be the one that begins or the one that ends in it.
    pattern: insensitive(`\\b(?:the )?(spring|summer|autumn)(?: of)? ${year}\\b`),
    read: ([, word = "", y = ""]) => {
      const [first, , last] = seasonMonths.get(word.toLowerCase()) ?? [];
      return first === undefined || last === undefined ? null : monthInterval(y, first, last);
    },
  },
  {
    pattern: insensitive(`\\b(?:the )?(${centuryWord}) century\\b`),
    read: ([, word = ""]) => {
      const number = centuries.get(word.toLowerCase()) ?? Number.parseInt(word, 10);
      const first = 100 * (number - 1) + 1;
      return interval(`${first}-01-01`, `${first + 100}-01-01`, `${first}..${first + 99}`, "year");
    },
  },
  {
    pattern: insensitive(`\\b(?:between|from) ${year} (?:and|to|until|till|through) ${year}\\b`),
    read: () => null,
  },
  {
    pattern: insensitive(
      `\\b(?:since|from) (?:the )?(?:year )?${year}(?: (?:on|onwards?|onward))\\b|\\bsince (?:the )?(?:year )?${year}\\b|\\b(?:in )?${year} (?:or|and) (?:later|after|afterwards|onwards?)\\b`,
    ),
    read: ([, ...years]) => {
      const first = years.find((found) => found !== undefined) ?? "";
      return { kind: "since", day: `${first}-01-01`, label: first };
    },
  },
  {
    pattern: insensitive(`\\bafter (?:the )?(?:year )?${year}\\b`),
    read: ([, y]) => ({ kind: "since", day: `${Number(y) + 1}-01-01`, label: `${Number(y) + 1}` }),
  },
  {
    pattern: insensitive(`\\b(?:before|prior to) (?:the )?(?:year )?${year}\\b`),
    read: ([, y]) => ({ kind: "before", day: `${y}-01-01`, label: `${y}` }),
  },
  {
    pattern: insensitive(`\\b(?:until|up to|till) (?:the )?(?:year )?${year}\\b`),
    read: ([, y]) => ({ kind: "before", day: `${Number(y) + 1}-01-01`, label: `${Number(y) + 1}` }),
  },
  {
    pattern: insensitive(`(?<![\\d.,-])${year}(?![\\d.,]*\\d|[-–]\\d|s\\b|'s\\b)`),
    read: ([, y]) => whole(`${y}-01-01`, "year"),
  },
  {
    pattern: insensitive(
      `\\b(?:the )?(?:last|latest|past|most recent|previous|final|current|this) (?:whole |full |complete )?${grainWord}\\b`,
    ),
    read: ([text, grain = ""]) => lastOf(grain, 1, /previous/i.test(text) ? 1 : 0),
  },
  {
    pattern: insensitive(
      `\\b(?:the )?(?:last|latest|past|most recent) (\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) ${grainWord}s\\b`,
    ),
    read: ([, count = "", grain = ""]) => lastOf(grain, Number(parseNumberWord(count)), 0),
  },
  {
    pattern: insensitive(
      `\\b(?:the )?(?:${grainWord} (?:before|earlier)|(?:preceding|prior) ${grainWord}|one before)\\b(?! (?:the|that|\\d))`,
    ),
    read: ([, a, b]) => lastOf(a ?? b ?? "year", 1, 1),
  },
  {
    pattern: insensitive(
      `\\b(?:the )?same (?:months?|period|time|days|weeks|quarters?|part)\\b(?: (?:of|in|a)\\b)?`,
    ),
    read: () => ({ kind: "same" }),
  },
  {
    pattern: insensitive(`\\b(?:so far|to date|year[- ]to[- ]date|ytd)\\b`),
    read: () => ({ kind: "so-far" }),
  },
];
