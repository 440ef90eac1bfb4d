import type { PageLine } from "./page-lines.js";

/** Minimum number of pages for detecting running headers and footers. */
const minPages = 3;

/**
 * Removes repeated headers, footers and page numbers: first and last lines that occur on more than half of the pages,
 * if numbers are ignored. Removed lines become `null`, so that the other lines keep their numbers.
 */
export function withoutRunningLines(pages: readonly (readonly PageLine[])[]): (PageLine | null)[][] {
  const filled = pages.filter((lines) => lines.length > 0).length;
  const counts = new Map<string, number>();
  for (const lines of pages) {
    const keys = new Set(
      [lines[0], lines.at(-1)].flatMap((line) => (line === undefined ? [] : [keyOf(line)])),
    );
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isRunning = (line: PageLine): boolean =>
    filled >= minPages && (counts.get(keyOf(line)) ?? 0) > filled / 2;
  return pages.map((lines) =>
    lines.map((line, index) =>
      (index === 0 || index === lines.length - 1) && lines.length > 1 && isRunning(line) ? null : line,
    ),
  );
}

/** Returns a line with each number replaced by the same placeholder. */
function keyOf({ text }: PageLine): string {
  return text.replace(/\d+/g, "0");
}
