/** A Markdown table. Its cells must be escaped so that they cannot end one. */
export function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
