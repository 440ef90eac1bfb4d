import { formatNumber, shortened } from "@concordat/report-kit";
import type { ListedDecision } from "../decisions/decision.js";
import type { DecisionFilter } from "../decisions/decision-filter.js";
import { wordsKey } from "../decisions/repeats-text.js";
import { limits } from "../limits.js";

/** Formats a decision as one line. */
export function decisionLine(decision: ListedDecision): string {
  return formatLine(decision, givenReason(decision.reason));
}

/** Formats decisions, one line each. A reason that several decisions share is shown only once, with their number. */
export function decisionLines(decisions: readonly ListedDecision[]): string[] {
  const times = new Map<string, number>();
  const keys = decisions.map(({ reason }) => (reason === null ? null : wordsKey(reason)));
  for (const key of keys) if (key !== null) times.set(key, (times.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  return decisions.map((decision, index) => {
    const key = keys[index] ?? null;
    if (key === null) return formatLine(decision, "");
    if (seen.has(key)) return formatLine(decision, ", for a reason given above");
    seen.add(key);
    const occurrences = times.get(key) ?? 1;
    const count =
      occurrences === 1
        ? ""
        : ` (${formatNumber(occurrences)} of the first ${decisions.length} give this reason)`;
    return formatLine(decision, `${givenReason(decision.reason)}${count}`);
  });
}

function formatLine(
  { round, agent, post, choice, state, code, content, reason, copied, policy }: ListedDecision,
  reasonText: string,
): string {
  const what = choice ?? `${state}, ${code ?? ""}`;
  const isOmitted = content === null || copied.includes("content") || isSame(content, reason);
  const text = isOmitted ? "" : `: “${short(content)}”`;
  const because = copied.includes("reason") ? "" : reasonText;
  const omission = copied.length === 0 ? "" : ` (${omissionNote(copied)})`;
  const rule = state === "by_rule" ? ` (by the rule ${shortened(policy, 60)})` : "";
  return `round ${round}, ${shortened(agent, 60)} on ${post === null ? "its feed" : shortened(post, 60)}: ${what}${text}${because}${omission}${rule}`;
}

const nouns = { reason: "its reason", content: "its text" } as const;

function omissionNote(copied: ListedDecision["copied"]): string {
  const what = copied.map((text) => nouns[text]).join(" and ");
  return `left out: ${what} only ${copied.length === 1 ? "repeats" : "repeat"} what it was shown`;
}

function givenReason(reason: string | null): string {
  return reason === null ? "" : `, because “${short(reason)}”`;
}

/**
 * Whether the text only repeats the reason. If fields are requested one at a time, a model may give the same sentence
 * for both.
 */
function isSame(content: string, reason: string | null): boolean {
  return reason !== null && wordsKey(content) === wordsKey(reason) && wordsKey(reason) !== "";
}

function short(text: string): string {
  return shortened(text, limits.listedText);
}

/** Returns the title of a list of decisions. */
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
