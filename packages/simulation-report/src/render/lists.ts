import { command, counted, escapeHtml, formatNumber, paragraph, section } from "@concordat/report-kit";
import { shellWord } from "@concordat/report-kit/shell-word";
import type { AnswerFilter } from "../answers/answer-filter.js";
import type { DecisionFilter } from "../decisions/decision-filter.js";
import { limits } from "../limits.js";
import { filterArguments } from "../lists/filter-arguments.js";
import type { ListBehindNumber } from "../lists/gathered-lists.js";
import type { RunReport } from "../run/run-report.js";
import { answerLine, answersTitle } from "./answer-words.js";
import { decisionLines, decisionsTitle } from "./decision-words.js";
import type { AnswerLinks, DecisionLinks } from "./links.js";

/** A list behind a number, as it is displayed on a page. */
export interface DrawnList {
  /** The id to which the number links. */
  readonly id: string;
  /** The title of the list. */
  readonly title: string;
  /** The noun for the list's items, in the singular. */
  readonly noun: string;
  /** Number of items behind the number, including those that are not displayed. */
  readonly count: number;
  /** The first items, one line each. */
  readonly lines: readonly string[];
  /** The command that lists all items. */
  readonly all: readonly string[];
}

/** Renders the lists behind the numbers, each with its first items and the command that lists all of them. */
export function listsBehindNumbers(
  { place, scenarioRounds }: Pick<RunReport, "place" | "scenarioRounds">,
  { decisions, answers }: { readonly decisions: DecisionLinks; readonly answers: AnswerLinks },
): string {
  const ofDecisions = drawnLists(decisions.used(), {
    ...{ noun: "decision", linesOf: decisionLines, titleOf: decisionsTitle },
    all: ["simulate", "decisions", ...place],
  });
  const ofAnswers = drawnLists(answers.used(), {
    noun: "answer",
    linesOf: (listed) => listed.map((answer) => answerLine(answer, scenarioRounds)),
    titleOf: (where) => answersTitle(where, scenarioRounds),
    all: ["simulate", "answers", ...place],
  });
  const heading =
    ofAnswers.length === 0
      ? "The decisions behind the numbers"
      : "The decisions and answers behind the numbers";
  return listsSection([...ofDecisions, ...ofAnswers], heading);
}

/**
 * Renders the section of a page with the lists behind its numbers. Empty if there are none.
 * @param lists the lists, in the order of the page
 * @param heading the heading of the section
 * @param intro a sentence that explains the links and commands. Default: states that the links lead to these lists
 */
export function listsSection(
  lists: readonly DrawnList[],
  heading: string,
  intro = "Every number above that is a link leads to one of these lists.",
): string {
  if (lists.length === 0) return "";
  const heads = lists.reduce((sum, list) => sum + Buffer.byteLength(oneList(list, 0)), 0);
  const left = limits.listedBytes - heads;
  const bytes = Math.max(0, Math.floor(left / lists.length));
  return section(
    "lists",
    heading,
    `<div class="lists">
${paragraph(intro, "muted")}
<p class="printed">They are left out in print.</p>
${lists.map((list) => oneList(list, bytes)).join("\n")}
</div>`,
  );
}

interface Words<Item, Where> {
  readonly noun: string;
  readonly linesOf: (items: readonly Item[]) => readonly string[];
  readonly titleOf: (where: Where) => string;
  /** The arguments of the command that lists all items. */
  readonly all: readonly string[];
}

function drawnLists<Item, Where extends DecisionFilter | AnswerFilter>(
  used: readonly { readonly id: string; readonly list: ListBehindNumber<Item, Where> }[],
  { noun, linesOf, titleOf, all }: Words<Item, Where>,
): DrawnList[] {
  return used.map(({ id, list: { where, count, first } }) => ({
    id,
    title: titleOf(where),
    noun,
    count,
    lines: linesOf(first),
    all: ["concordat", ...all.map(shellWord), ...filterArguments(where)],
  }));
}

function oneList({ id, title, noun, count, lines, all }: DrawnList, bytes: number): string {
  const items: string[] = [];
  let left = bytes;
  for (const line of lines) {
    const item = `<li>${escapeHtml(line)}</li>`;
    left -= Buffer.byteLength(item);
    if (left < 0) break;
    items.push(item);
  }
  const isWhole = items.length === count;
  const shown = isWhole
    ? `${count === 1 ? "" : "All "}${counted(count, noun)}.`
    : `The first ${items.length} of ${counted(count, noun)}.`;
  return `<details><summary>${escapeHtml(title)} (${formatNumber(count)})</summary>
<p id="${id}" tabindex="-1">${escapeHtml(shown)} ${isWhole ? "As a list" : "All of them"}: ${command(all)}</p>
<ol class="decisions">${items.join("\n")}</ol>
</details>`;
}
