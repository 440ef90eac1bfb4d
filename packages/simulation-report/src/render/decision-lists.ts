import { command, counted, escapeHtml, paragraph, section, shortened } from "@concordat/report-kit";
import type { ListedDecision } from "../decisions/decision.js";
import { type DecisionFilter, filterArguments, shellWord } from "../decisions/decision-filter.js";
import type { DecisionList } from "../decisions/decision-lists.js";
import { limits } from "../limits.js";
import type { Links } from "./links.js";

/** The decisions behind the numbers, the first of each list; and the command that lists them all. */
export function decisionLists(place: readonly string[], links: Links): string {
  const used = links.used();
  if (used.length === 0) return "";
  const bytes = Math.floor(limits.listedBytes / used.length);
  const lists = used.map(({ id, list }) => oneList(id, list, place, bytes));
  return section(
    "lists",
    "The decisions behind the numbers",
    `<div class="lists">
${paragraph("Every number above that is a link leads to one of these lists.", "muted")}
<p class="printed">They are left out in print.</p>
${lists.join("\n")}
</div>`,
  );
}

function oneList(
  id: string,
  { where, count, first }: DecisionList,
  place: readonly string[],
  bytes: number,
): string {
  const items: string[] = [];
  let left = bytes;
  for (const decision of first) {
    const item = `<li>${escapeHtml(line(decision))}</li>`;
    left -= Buffer.byteLength(item);
    if (left < 0) break;
    items.push(item);
  }
  const all = ["concordat", "simulate", "decisions", ...place.map(shellWord), ...filterArguments(where)];
  const shown =
    items.length === count
      ? `All ${counted(count, "decision")}.`
      : `The first ${items.length} of ${counted(count, "decision")}.`;
  return `<details><summary>${escapeHtml(titleOf(where))} (${count.toLocaleString("en-US")})</summary>
<p id="${id}" tabindex="-1">${escapeHtml(shown)} ${items.length === count ? "As a list" : "All of them"}: ${command(all)}</p>
<ol class="decisions">${items.join("\n")}</ol>
</details>`;
}

function line({ round, agent, post, choice, state, code, content, reason, policy }: ListedDecision): string {
  const short = (text: string): string => shortened(text, limits.listedText);
  const what = choice ?? `${state}, ${code ?? ""}`;
  const written = content === null ? "" : `: “${short(content)}”`;
  const why = reason === null ? "" : `, because “${short(reason)}”`;
  const who = state === "by_rule" ? ` (by the rule ${shortened(policy, 60)})` : "";
  return `round ${round}, ${shortened(agent, 60)} on ${post === null ? "its feed" : shortened(post, 60)}: ${what}${written}${why}${who}`;
}

/** What decisions of a list have in common. */
function titleOf({ round, agent, segment, post, choice, code, state }: DecisionFilter): string {
  const parts = [
    ...(state === undefined ? [] : [state === "by_rule" ? "by rules" : state]),
    ...(code === undefined || code === null ? [] : [code]),
    ...(choice === undefined || choice === null ? [] : [choice]),
    ...(post === undefined || post === null ? [] : [`on ${shortened(post, 60)}`]),
    ...(agent === undefined ? [] : [`by ${shortened(agent, 60)}`]),
    ...(segment === undefined || segment === null ? [] : [`of ${shortened(segment, 60)}`]),
    ...(round === undefined ? [] : [`in round ${round}`]),
  ];
  return `Decisions ${parts.join(" ")}`.trim().replace(/^Decisions$/, "All decisions");
}
