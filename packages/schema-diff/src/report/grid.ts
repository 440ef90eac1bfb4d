/** A table of Markdown. Its cells must be written so that nothing in them ends one. */
export function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
