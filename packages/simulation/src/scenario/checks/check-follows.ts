import type { Scenario } from "@concordat/contracts/scenario";
import type { NetworkTable } from "../network/network-table.js";
import { forEachRepeat } from "../network/repeated-pairs.js";
import type { Problem } from "../scenario-error.js";
import { followProblem } from "./check-network.js";
import { checkStrings } from "./check-strings.js";
import { inQuotes, type KnownNames } from "./known-names.js";
import { reporterOf } from "./report.js";

/** Maximum number of ids or follows that a message lists. */
const maxNamed = 5;

/** The ids to which the follows of a file may refer. */
interface FollowNames extends Pick<KnownNames, "agents" | "isAuthor"> {
  /** Advice for ids that do not belong to agents. Empty without advice. */
  readonly idsHint: string;
}

/** Returns the advice for a file of follows with ids that do not belong to agents. */
export function idsHintOf({ audience }: Scenario): string {
  return audience.kind === "segments" && audience.ids === undefined
    ? '; to take the ids of the file, give the audience "ids": { "kind": "network" }'
    : "";
}

/**
 * Reports the follows of a file that refer to unknown ids, are repeated, or go from an account to itself. At most one
 * problem of each kind is reported.
 */
export function checkFollows(table: NetworkTable, known: FollowNames, found: Problem[]): void {
  const placeOf = (line: number): string => (line === 0 ? table.name : `${table.name}:${line}`);
  for (const [index, id] of table.ids.entries())
    checkStrings(id, reporterOf(found, { place: () => placeOf(table.idLines[index] ?? 0) }));
  const problem = (line: number, message: string): void =>
    void found.push({ place: placeOf(line), path: "", message });
  checkIds(table, known, problem);
  checkPairs(table, selfFollows(table), "follow themselves; remove these follows", known, problem);
  checkPairs(table, repeatedFollows(table), "are repeated; remove them", known, problem);
}

type OnProblem = (line: number, message: string) => void;

/** Reports ids that belong to neither an agent nor an author. */
function checkIds(table: NetworkTable, known: FollowNames, problem: OnProblem): void {
  const { agents, isAuthor, idsHint } = known;
  const follows = new Uint8Array(table.ids.length);
  for (const follower of table.followers) follows[follower] = 1;
  const wrong: number[] = [];
  for (const [index, id] of table.ids.entries())
    if (!agents.has(id) && (follows[index] === 1 || !isAuthor(id))) wrong.push(index);
  const [first] = wrong;
  if (first === undefined) return;
  const line = table.idLines[first] ?? 0;
  const examples = agents.examples.map(inQuotes).join(" and ");
  const hint = `the ids of agents look like ${examples}${idsHint}`;
  const [id = "", ...more] = wrong.slice(0, maxNamed).map((index) => table.ids[index] ?? "");
  if (more.length === 0) {
    const what =
      follows[first] === 1
        ? `there is no agent ${inQuotes(id)} who could follow`
        : `no one is called ${inQuotes(id)}: neither an agent nor the author of a post`;
    problem(line, `${what}; ${hint}`);
    return;
  }
  const named = [id, ...more].map(inQuotes).join(", ");
  problem(
    line,
    `${wrong.length} ids are neither those of agents nor, of accounts that are only followed, those of the authors of posts: ${named}${othersText(wrong.length)}; ${hint}`,
  );
}

/** Reports some follows, given by their indexes, as one problem. */
function checkPairs(
  table: NetworkTable,
  pairs: readonly number[],
  what: string,
  known: FollowNames,
  problem: OnProblem,
): void {
  const [first] = pairs;
  if (first === undefined) return;
  const line = table.lines[first] ?? 0;
  const ids = (pair: number): { readonly follower: string; readonly followed: string } => ({
    follower: table.ids[table.followers[pair] ?? 0] ?? "",
    followed: table.ids[table.followed[pair] ?? 0] ?? "",
  });
  const textOf = (pair: number): string => inQuotes(`${ids(pair).follower} > ${ids(pair).followed}`);
  if (pairs.length === 1)
    problem(
      line,
      followProblem(ids(first), known) ?? `there is a follow ${textOf(first)} already; remove one of them`,
    );
  else
    problem(
      line,
      `${pairs.length} follows ${what}: ${pairs.slice(0, maxNamed).map(textOf).join(", ")}${othersText(pairs.length)}`,
    );
}

function othersText(count: number): string {
  return count > maxNamed ? ` and ${count - maxNamed} others` : "";
}

function selfFollows({ followers, followed }: NetworkTable): number[] {
  const found: number[] = [];
  for (const [pair, follower] of followers.entries()) if (follower === followed[pair]) found.push(pair);
  return found;
}

/** Returns the indexes of follows that repeat an earlier one, in the order of the file. */
function repeatedFollows(table: NetworkTable): number[] {
  const found: number[] = [];
  forEachRepeat(table, table.ids.length, (pair) => found.push(pair));
  return found.sort((a, b) => a - b);
}
