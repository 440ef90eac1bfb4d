import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { ShownDecision } from "@concordat/simulation";
import { choiceOdds, formatOdds, unlikelyChoice } from "@concordat/simulation/results";
import type { ListedDecision } from "../decisions/decision.js";
import { formatAttempt, indented } from "./attempt-text.js";

/** Formats the record of a decision as one line, such as `round 2, mara on m1: LIKE, because …`. */
export function formatDecision(record: DecisionRecord): string {
  const head = headOf({ round: record.round, agent: record.agent_id, post: record.post_id });
  if (record.state !== "valid")
    return `${head}: ${record.state}, ${record.error.code}: ${onOneLine(record.error.message)}`;
  if (record.contract === "composition/v1") return `${head}: COMPOSE ${inQuotes(record.decision.content)}`;
  const { choice, reason, content } = record.decision;
  const written = typeof content === "string" && content !== "" ? ` ${inQuotes(content)}` : "";
  return `${head}: ${choice}${written}, because ${inQuotes(reason)}`;
}

/** Formats a listed decision as one line, such as `round 2, mara on m1: LIKE, because "…"`. */
export function formatListedDecision(listed: ListedDecision): string {
  const { choice, state, code, content, reason } = listed;
  const head = headOf(listed);
  if (choice === null) return `${head}: ${state}, ${onOneLine(code ?? "")}`;
  const written = content === null ? "" : ` ${inQuotes(content)}`;
  const why = reason === null ? "" : `, because ${inQuotes(reason)}`;
  return `${head}: ${choice}${written}${why}`;
}

/** The agent, post and round of a decision. The round is `null` if the decision was not made in a simulation. */
type Place = Pick<ListedDecision, "agent" | "post"> & { readonly round: number | null };

function headOf({ round, agent, post }: Place): string {
  return `round ${round}, ${onOneLine(agent)} on ${onOneLine(post ?? "its feed")}`;
}

/** Formats a decision with the shown posts, the prompt and every attempt. */
export function formatWholeDecision({ record, items, memory, prompt }: ShownDecision): string {
  const shown = items.map(
    ({ post, route, rank }) =>
      `  ${rank}. ${onOneLine(post.id)} by ${onOneLine(post.author_id)} (${route}): ${inQuotes(post.text)}`,
  );
  const moves = memory.map(
    ({ round, choice, post }) => `  round ${round}: ${choice} on ${onOneLine(post.id)}`,
  );
  const asked =
    prompt === null
      ? ["  cannot be rebuilt: the policy is one's own, or another version of the prompts made the run"]
      : prompt.flatMap(({ role, content }) => [`  ${role}:`, indented(content, 4)]);
  const odds = choiceOdds(record);
  const why = unlikelyChoice(record);
  return [
    formatDecision(record),
    ...(odds === null ? [] : [formatOdds(odds)]),
    ...(why === null ? [] : [why]),
    "shown:",
    ...shown,
    ...(moves.length === 0 ? [] : ["reminded of:", ...moves]),
    "prompt:",
    ...asked,
    ...record.steps.flatMap((step) => [
      `${step.name} (${step.contract}): ${step.state}`,
      ...absentOdds(step),
      ...step.attempts.map(formatAttempt),
    ]),
  ].join("\n");
}

/** Returns lines that explain why requested probabilities are unknown. */
function absentOdds({ odds }: DecisionRecord["steps"][number]): string[] {
  return (odds?.fields ?? []).flatMap((found) =>
    found.state === "absent" ? [`  no odds of ${onOneLine(found.field)}: ${onOneLine(found.reason)}`] : [],
  );
}

function inQuotes(text: string): string {
  return JSON.stringify(text);
}
