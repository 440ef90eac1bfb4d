/** The delimiter of a CSV file. */
export type Delimiter = "," | ";" | "\t" | "|";

const delimiters: readonly Delimiter[] = [",", ";", "\t", "|"];

/** The names of delimiters in messages. */
export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "vertical bars",
};

/**
 * Returns the delimiter of a CSV file: the usual delimiter that is most frequent in its header outside quotes. If two
 * are equally frequent, it is the one that is as frequent in the next line.
 * @param text the file, or its beginning
 */
export function delimiterOf(text: string): Delimiter {
  const [header = "", next = ""] = text
    .trimStart()
    .split(/[\r\n]+/, 2)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, ""));
  const count = (line: string, delimiter: Delimiter): number => line.split(delimiter).length - 1;
  const most = Math.max(...delimiters.map((delimiter) => count(header, delimiter)));
  const found = delimiters.filter((delimiter) => count(header, delimiter) === most);
  return found.find((delimiter) => count(next, delimiter) === most) ?? found[0] ?? ",";
}
