import { shortened } from "@concordat/report-kit";
import type { ListedDecision } from "../decisions/decision.js";
import type { DecisionFilter } from "../decisions/decision-filter.js";
import { limits } from "../limits.js";

/** A decision on one line. */
export function decisionLine({
  round,
  agent,
  post,
  choice,
  state,
  code,
  content,
  reason,
  policy,
}: ListedDecision): string {
  const short = (text: string): string => shortened(text, limits.listedText);
  const what = choice ?? `${state}, ${code ?? ""}`;
  const written = content === null ? "" : `: “${short(content)}”`;
  const why = reason === null ? "" : `, because “${short(reason)}”`;
  const who = state === "by_rule" ? ` (by the rule ${shortened(policy, 60)})` : "";
  return `round ${round}, ${shortened(agent, 60)} on ${post === null ? "its feed" : shortened(post, 60)}: ${what}${written}${why}${who}`;
}

/** What decisions of a list have in common. */
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
