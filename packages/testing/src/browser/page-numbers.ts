import { formatNumber, formatShare } from "@concordat/report-kit";

/** The mark of an axis, as charts of report-kit draw it: a line with its label. It depends on the data's range alone. */
const axisMark = /<line class="line"[^>]*\/><text[^>]* class="axis">[^<]*<\/text>/g;

/**
 * Returns the numbers on a page as written: in its text, and in the accessible names of charts and tables. The marks
 * of axes are omitted.
 */
export function numbersShown(html: string): string[] {
  const said = [...html.matchAll(/ (?:aria-label|title|alt)="([^"]*)"/g)].map(([, words]) => words);
  const text = html
    .replace(axisMark, " ")
    .replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<[^>]*>/g, " ");
  return numbersIn([text, ...said].join(" ").replace(/&#\d+;|&\w+;/g, " "));
}

/** The numbers that are written in a text. */
function numbersIn(text: string): string[] {
  return text.match(/(?<![\w.])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g) ?? [];
}

/** Every number of computed data as it may be written: whole, rounded, as a share; numbers in its texts and lengths of its lists. */
export function numbersOf(data: unknown, known: Set<string> = new Set()): Set<string> {
  if (typeof data === "number") {
    if (!Number.isFinite(data)) return known;
    for (const written of [formatNumber(data), String(data), formatShare(data), data.toLocaleString("en-US")])
      for (const number of numbersIn(written)) known.add(number);
  } else if (typeof data === "string") {
    for (const number of [...numbersIn(data), ...(data.match(/\d+/g) ?? [])]) known.add(number);
  } else if (Array.isArray(data)) {
    known.add(data.length.toLocaleString("en-US"));
    for (const one of data) numbersOf(one, known);
  } else if (typeof data === "object" && data !== null) {
    for (const one of Object.values(data)) numbersOf(one, known);
  }
  return known;
}
