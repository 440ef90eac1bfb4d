import { formatNumber, formatShare } from "@concordat/report-kit";

/** The numbers that a page shows, as they are written; styles and attributes are no text. */
export function numbersShown(html: string): string[] {
  const text = html
    .replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<[^>]*>/g, " ")
    .replace(/&#\d+;|&\w+;/g, " ");
  return text.match(/(?<![\w.])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g) ?? [];
}

/** Every number of computed data as it may be written: whole, rounded, as a share; numbers in its texts and lengths of its lists. */
export function numbersOf(data: unknown, known: Set<string> = new Set()): Set<string> {
  if (typeof data === "number") {
    if (!Number.isFinite(data)) return known;
    for (const written of [formatNumber(data), String(data), formatShare(data), data.toLocaleString("en-US")])
      for (const number of numbersShown(written)) known.add(number);
  } else if (typeof data === "string") {
    for (const number of [...numbersShown(data), ...(data.match(/\d+/g) ?? [])]) known.add(number);
  } else if (Array.isArray(data)) {
    known.add(data.length.toLocaleString("en-US"));
    for (const one of data) numbersOf(one, known);
  } else if (typeof data === "object" && data !== null) {
    for (const one of Object.values(data)) numbersOf(one, known);
  }
  return known;
}
