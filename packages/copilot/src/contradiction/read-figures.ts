import type { Source } from "@concordat/contracts/decision-run";
import { readDates } from "../citation/read-dates.js";
import { type NumberFound, readNumbers } from "../citation/read-numbers.js";
import { type AmountPeriod, periodOf } from "./period.js";

/** A number in a text, with the noun for what it counts or measures. */
export interface TextFigure {
  readonly source: Source;
  /** The sentence or row that contains the number. */
  readonly sentence: string;
  readonly number: NumberFound;
  /** The numbers in the other cells of the row. Another document may give one of them for the same label. */
  readonly others: readonly NumberFound[];
  /** The noun that the number counts or measures, as it is written. */
  readonly name: string;
  /** The words of the figure's label, in lower case and without function words. There is at least one. */
  readonly label: ReadonlySet<string>;
  /** The unit of the number: a currency, `%` or the noun after it; `null` if it has none. */
  readonly unit: string | null;
  /** The years that the sentence names. Figures of different years are not compared. */
  readonly years: readonly string[];
  /** The period of the figure, as in `8,000 EUR a month`; `null` if none is named. */
  readonly period: AmountPeriod | null;
}

const stopWords = new Set(
  "number a an and are as at be been but by for from had has have in is it its new of on or per than that the their there this to was were will with would year month week day quarter annual annually yearly quarterly monthly weekly daily total about around approximately only now currently".split(
    " ",
  ),
);

/** Maps words to a common word for the same thing. */
const synonyms: ReadonlyMap<string, string> = new Map(
  [
    "headcount staff employee workforce",
    "revenue turnover",
    "rent lease rental",
    "cost price expense fee",
    "duration term length",
    "area size space",
    "deposit bond",
    "office premise building",
  ].flatMap((row) => row.split(" ").map((word): [string, string] => [word, row.split(" ")[0] ?? word])),
);

const currencies: Readonly<Record<string, string>> = {
  "€": "EUR", eur: "EUR", euro: "EUR", euros: "EUR", $: "USD", usd: "USD", dollar: "USD", dollars: "USD", "£": "GBP", gbp: "GBP", pounds: "GBP",
  chf: "CHF", "%": "%", percent: "%",
}; // biome-ignore format: a table of words

/** Matches a sentence or row with one figure: its label, a word or character between them, the number, and its unit. */
const form =
  /^(?<label>[^.!?;:|=\d]{2,80}?)\s*(?::|=|\||\b(?:is|are|was|were|amounts? to|costs?|totals?|will be)\b)\s*(?:about |around |approximately |only |now |currently )?(?<before>[€$£]\s?|(?:EUR|USD|GBP|CHF) )?(?<number>\d[\d.,'’\u00a0\u202f]*(?:\s?(?:k|million|billion|thousand|mio|mrd|bn|m)\b)?)\s*(?<after>%|€|\$|£|\p{L}+)?/iu;

/** Matches the year of a figure. It is compared separately, so it is not part of the label. */
const ofYear = /\s\(?(?:in|for|of|during) (?:19|20)\d{2}\)?(?!\d)/gi;

/** Returns the figures of a passage: numbers with a label in the same sentence or row. */
export function readFigures(source: Source): TextFigure[] {
  return sentencesOf(source.text).flatMap((sentence): TextFigure[] => {
    const { rest, dates } = readDates(sentence);
    const groups = form.exec(rest.replace(ofYear, "").trim())?.groups;
    const [number] = readNumbers(groups?.number ?? "");
    const label = wordsOf(groups?.label ?? "");
    if (groups === undefined || number === undefined || label.size === 0) return [];
    // The date of the minutes is not the year of a figure in them.
    const heading = readDates(source.heading ?? "").rest;
    const years = [...`${sentence} ${heading}`.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(
      ([year]) => year,
    );
    if (dates.length === 0 && /^(?:19|20)\d{2}$/.test(groups.number?.trim() ?? "")) return [];
    return [
      {
        source,
        sentence: sentence.trim(),
        number,
        others: sentence.split("|").slice(2).flatMap(readNumbers),
        name: (groups.label ?? "").trim(),
        label,
        unit: unitOf(groups.before, groups.after),
        years: [...new Set(years)].sort(),
        period: periodOf(sentence),
      },
    ];
  });
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n|;\s+/u).filter((sentence) => sentence.trim() !== "");
}

function wordsOf(label: string): Set<string> {
  const words = [...label.toLowerCase().matchAll(/\p{L}{2,}/gu)].map(([word]) =>
    word.replace(/(?<=\p{L}{3})s$/u, ""),
  );
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => synonyms.get(word) ?? word));
}

function unitOf(before: string | undefined, after: string | undefined): string | null {
  const unit = (before?.trim() || after || "").toLowerCase();
  if (unit === "" || stopWords.has(unit)) return null;
  return currencies[unit] ?? unit.replace(/(?<=\p{L}{3})s$/u, "");
}
