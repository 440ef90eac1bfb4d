import { formatNumber, shortened } from "@concordat/report-kit";
import type { ListedDecision } from "../decisions/decision.js";
import type { DecisionFilter } from "../decisions/decision-filter.js";
import { wordsKey } from "../decisions/repeats-text.js";
import { limits } from "../limits.js";

/** A decision as a line. */
export function decisionLine(decision: ListedDecision): string {
  return lineOf(decision, givenReason(decision.reason));
}

/** The decisions of a list, one line each. A reason that several share is shown once, with their number. */
export function decisionLines(decisions: readonly ListedDecision[]): string[] {
  const times = new Map<string, number>();
  const keys = decisions.map(({ reason }) => (reason === null ? null : wordsKey(reason)));
  for (const key of keys) if (key !== null) times.set(key, (times.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  return decisions.map((decision, index) => {
    const key = keys[index] ?? null;
    if (key === null) return lineOf(decision, "");
    if (seen.has(key)) return lineOf(decision, ", for a reason given above");
    seen.add(key);
    const often = times.get(key) ?? 1;
    const count =
      often === 1 ? "" : ` (${formatNumber(often)} of the first ${decisions.length} give this reason)`;
    return lineOf(decision, `${givenReason(decision.reason)}${count}`);
  });
}

function lineOf(
  { round, agent, post, choice, state, code, content, reason, copied, policy }: ListedDecision,
  why: string,
): string {
  const what = choice ?? `${state}, ${code ?? ""}`;
  const isSaid = content === null || copied.includes("content") || isSame(content, reason);
  const written = isSaid ? "" : `: “${short(content)}”`;
  const because = copied.includes("reason") ? "" : why;
  const left = copied.length === 0 ? "" : ` (${leftOut(copied)})`;
  const who = state === "by_rule" ? ` (by the rule ${shortened(policy, 60)})` : "";
  return `round ${round}, ${shortened(agent, 60)} on ${post === null ? "its feed" : shortened(post, 60)}: ${what}${written}${because}${left}${who}`;
}

const nouns = { reason: "its reason", content: "its text" } as const;

function leftOut(copied: ListedDecision["copied"]): string {
  const what = copied.map((text) => nouns[text]).join(" and ");
  return `left out: ${what} only ${copied.length === 1 ? "repeats" : "repeat"} what it was shown`;
}

function givenReason(reason: string | null): string {
  return reason === null ? "" : `, because “${short(reason)}”`;
}

/** When asked in turns, a model may use one sentence for both. */
function isSame(content: string, reason: string | null): boolean {
  return reason !== null && wordsKey(content) === wordsKey(reason) && wordsKey(reason) !== "";
}

function short(text: string): string {
  return shortened(text, limits.listedText);
}

/** The title of a list of decisions. */
export function decisionsTitle({ round, agent, segment, post, choice, code, state }: DecisionFilter): string {
  const parts = [
    ...(state === undefined ? [] : [state === "by_rule" ? "by rules" : state]),
    ...(code === undefined || code === null ? [] : [code]),
    ...(choice === undefined || choice === null ? [] : [choice]),
    ...(post === undefined || post === null ? [] : [`on ${shortened(post, 60)}`]),
    ...(agent === undefined ? [] : [`by ${shortened(agent, 60)}`]),
    ...(segment === undefined || segment === null ? [] : [`of ${shortened(segment, 60)}`]),
    ...(round === undefined ? [] : [`in round ${round}`]),
  ];
  return parts.length === 0 ? "All decisions" : `Decisions ${parts.join(" ")}`;
}
