import { checkValue } from "@concordat/contracts/options";
import { counted, escapeHtml, formatNumber, oneLine, page, paragraph } from "@concordat/report-kit";
import type { RunReport } from "../run/run-report.js";
import { aboutRun } from "./about-run.js";
import { accounting } from "./accounting.js";
import { choicesByRound } from "./choices-by-round.js";
import { answerLinks, decisionLinks } from "./links.js";
import { listsBehindNumbers } from "./lists.js";
import { postsAndCascades } from "./posts.js";
import { reasons } from "./reasons.js";
import { reportRule } from "./report-rule.js";
import { segments } from "./segments.js";
import { accountNotes, whoDecided } from "./sentences.js";
import { style } from "./style.js";
import { surveys } from "./surveys.js";
import { wholeDecisions } from "./whole-decisions.js";

/**
 * Renders a run as one HTML file. The page has no scripts and needs no network access. All texts of agents are escaped.
 * @example
 * await writeFile("report.html", renderRun(await collectRun({ scenario, ledger, place: ["out/market"] })));
 */
export function renderRun(report: RunReport): string {
  checkValue(report, reportRule("collectRun", "lists", "rounds"), "report");
  const links = decisionLinks(report.lists);
  const answers = answerLinks(report.answerLists);
  const parts = [
    paragraph(lead(report), "lead"),
    // What happened comes first, and what it took afterwards: the notes above say what is missing from both.
    ...(isOnlySurvey(report)
      ? [surveys(report, answers)]
      : [
          postsAndCascades(report, links),
          choicesByRound(report, links),
          segments(report, links),
          surveys(report, answers),
        ]),
    reasons(report),
    accounting(report, links, answers),
    wholeDecisions(report),
    // Rendered after all sections with links, because it contains the lists that are linked.
    listsBehindNumbers(report, { decisions: links, answers }),
    aboutRun(report),
  ];
  return page({
    kind: "Simulation Report",
    title: oneLine(report.manifest.name),
    notes: notesOf(report),
    main: parts.filter((part) => part !== "").join("\n"),
    footer: `<p>${escapeHtml(`Made by Concordat from the record of the run; ${counted(report.played, "round")} rebuilt without a model.`)}</p>`,
    style,
  });
}

/** Whether agents only answered surveys and were shown no items, so that there are no choices to report. */
function isOnlySurvey({ totals, surveys: asked }: RunReport): boolean {
  return totals.exposures === 0 && asked.length > 0;
}

function lead(report: RunReport): string {
  const { agents, rounds, played, totals, values, drawnByRules } = report;
  if (isOnlySurvey(report))
    return [`${counted(agents, "agent")} took part, who were only asked.`, ...surveyed(totals)].join(" ");
  if (rounds.length === 0)
    return `${counted(agents, "agent")} take part. No round is closed, so there is nothing to report yet.`;
  const reached = values.find(({ measure }) => measure === "reach")?.value ?? 0;
  const shown = `In ${counted(played, "round")}, ${reached.toLocaleString("en-US")} of ${counted(agents, "agent")} ${agents === 1 ? "was" : "were"} shown ${counted(totals.exposures, "item")}.`;
  return [shown, whoDecided(totals), ...drawnBy(drawnByRules), ...surveyed(totals)]
    .filter((part) => part !== "")
    .join(" ");
}

/** Returns sentences about the rules that sampled the choices, if a model only wrote the texts. */
function drawnBy(rules: RunReport["drawnByRules"]): string[] {
  return rules.map(
    ({ rule, count }) =>
      `The model wrote only the words of ${formatNumber(count)} of them: the rule ${oneLine(rule)} drew the choices by lot.`,
  );
}

/** Returns the notes that readers should see before any number. */
function notesOf(report: RunReport): string[] {
  const { rounds, ofRounds, totals } = report;
  return [
    ...(rounds.length < ofRounds ? [incompleteNote(report)] : []),
    ...accountNotes(totals),
    ...(rounds.length > 0
      ? [
          "This is a single run, so nothing here has an interval: another seed would give other numbers. Several runs show how much they vary.",
        ]
      : []),
  ];
}

function surveyed({ answers }: RunReport["totals"]): string[] {
  if (answers === undefined) return [];
  const { asked, valid, invalid, failed } = answers;
  return [
    `Surveys put ${counted(asked, "question")} to agents: ${valid.toLocaleString("en-US")} valid answers, ${invalid.toLocaleString("en-US")} invalid, ${failed.toLocaleString("en-US")} failed.`,
  ];
}

/**
 * Returns the note that a run is incomplete, which says what is omitted. In a survey after the last round, agents make
 * no decisions.
 */
function incompleteNote({ played, scenarioRounds, underWay }: RunReport): string {
  const missing =
    played < scenarioRounds
      ? `${played} of ${counted(scenarioRounds, "round")} are closed, and only they are reported.`
      : "the survey after the last round is not closed, and not reported.";
  const recorded =
    underWay === 0
      ? ""
      : ` ${counted(underWay, "decision")} of the open round ${underWay === 1 ? "is" : "are"} recorded and not counted here.`;
  return `The run is not complete: ${missing}${recorded}`;
}
