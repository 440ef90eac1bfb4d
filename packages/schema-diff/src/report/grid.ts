/** Returns a Markdown table. Its cells must already be escaped for Markdown. */
export function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
