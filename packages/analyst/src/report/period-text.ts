/** Formats a period or a range of periods for a sentence: `1990–1999` for `1990..1999`. */
export function periodText(label: string): string {
  return label.replace("..", "–");
}
