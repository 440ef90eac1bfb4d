import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { LoadedScenario } from "@concordat/simulation";

/** Maximum number of authors in the line. */
const maxNames = 5;

/**
 * Formats a line with the authors whose posts every agent sees, because they are not agents and have no followers. Such
 * an author may be an agent whose id is misspelt. Returns `null` if there are none.
 * @param scenario the loaded scenario
 */
export function formatOutsideAuthors({ scenario, posts, accounts, edges }: LoadedScenario): string | null {
  const given = [
    ...posts,
    ...(scenario.events ?? []).flatMap((event) => (event.kind === "post" ? [event.post] : [])),
  ];
  const outside = new Map<number, string>();
  for (const { author_id: id, followed_by } of given) {
    const number = accounts.indexOf(id);
    if (followed_by === undefined && !accounts.isAgent(number)) outside.set(number, id);
  }
  if (outside.size > 0) for (const number of edges.followed) outside.delete(number);
  const names = [...outside.values()];
  if (names.length === 0) return null;
  const others = names.length - maxNames;
  const listed = `${names.slice(0, maxNames).join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
  const why =
    names.length === 1
      ? "it is not an agent, and nobody follows it"
      : "they are not agents, and nobody follows them";
  return onOneLine(`everyone sees the posts of ${listed}: ${why}`);
}
