/** A period or a range of them as a sentence has it: `1990–1999` for `1990..1999`. */
export function periodText(label: string): string {
  return label.replace("..", "–");
}
