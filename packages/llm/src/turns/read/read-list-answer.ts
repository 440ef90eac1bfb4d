import { type FieldReading, readAs, unread } from "./field-reading.js";

const marker = /^([-*•–]|\(?\d{1,3}[.)])\s+/;

/**
 * Reads a list with one item per line. If some lines have bullets or numbers, only these are items. A line that ends
 * in a colon may introduce them; any other line between them makes the list unreadable.
 */
export function readListAnswer<Item>(
  text: string,
  readItem: (line: string) => FieldReading<Item>,
): FieldReading<readonly Item[]> {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length === 0) return unread("nothing was written");
  if (lines.length === 1 && /^\(?(?:none|nothing)\)?[.!]?$/i.test(lines[0] ?? "")) return readAs([]);
  const marked = lines.some((line) => marker.test(line));
  const [first = ""] = lines;
  const items = marked && !marker.test(first) && first.endsWith(":") ? lines.slice(1) : lines;
  if (marked && !items.every((line) => marker.test(line)))
    return unread("only some of its lines are items of a list");
  const read = items.map((line) => readItem(line.replace(marker, "")));
  const problem = read.find((item) => item.problem !== null)?.problem ?? null;
  if (problem !== null) return unread(problem);
  return readAs(read.flatMap((item) => (item.problem === null ? [item.value] : [])));
}
