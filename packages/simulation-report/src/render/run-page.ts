import { escapeHtml, oneLine, page } from "@concordat/report-kit";
import type { RunReport } from "../run/run-report.js";
import { aboutRun } from "./about-run.js";
import { accounting } from "./accounting.js";
import { choicesByRound } from "./choices-by-round.js";
import { decisionLists } from "./decision-lists.js";
import { counted, paragraph } from "./html.js";
import { Links } from "./links.js";
import { postsAndCascades } from "./posts.js";
import { reasons } from "./reasons.js";
import { segments } from "./segments.js";
import { style } from "./style.js";
import { surveys } from "./surveys.js";
import { wholeDecisions } from "./whole-decisions.js";

/**
 * The report of a run as one HTML file: no scripts, nothing from the network, every text of agents as text.
 * @example
 * await writeFile("report.html", renderRun(await collectRun({ scenario, ledger, place: ["out/market"] })));
 */
export function renderRun(report: RunReport): string {
  const links = new Links(report.lists);
  const parts = [
    paragraph(lead(report), "lead"),
    accounting(report, links),
    choicesByRound(report, links),
    postsAndCascades(report, links),
    segments(report, links),
    surveys(report),
    reasons(report),
    wholeDecisions(report),
    // Last of those that lead somewhere: it holds what they lead to.
    decisionLists(report.place, links),
    aboutRun(report),
  ];
  return page({
    kind: "Simulation Report",
    title: oneLine(report.manifest.name),
    notes: notesOf(report),
    main: parts.filter((part) => part !== "").join("\n"),
    footer: `<p>${escapeHtml(`Made by Concordat from the record of the run; ${counted(report.rounds.length, "round")} rebuilt without a model.`)}</p>`,
    style,
  });
}

function lead({ agents, rounds, played, totals, values }: RunReport): string {
  if (rounds.length === 0)
    return `${counted(agents, "agent")} take part. No round is closed, so there is nothing to report yet.`;
  const reached = values.find(({ measure }) => measure === "reach")?.value ?? 0;
  const shown = `In ${counted(played, "round")}, ${reached.toLocaleString("en-US")} of ${counted(agents, "agent")} ${agents === 1 ? "was" : "were"} shown ${counted(totals.exposures, "item")}.`;
  const { asked, valid, invalid, failed, by_rule } = totals;
  const model =
    asked === 0
      ? ""
      : ` A model was asked for ${counted(asked, "decision")}: ${valid.toLocaleString("en-US")} valid, ${invalid.toLocaleString("en-US")} invalid, ${failed.toLocaleString("en-US")} failed.`;
  const rules = by_rule === 0 ? "" : ` Rules made ${counted(by_rule, "decision")}.`;
  return shown + model + rules + surveyed(totals);
}

/** What a reader must know before any number. */
function notesOf({ rounds, ofRounds, underWay, totals }: RunReport): string[] {
  const unanswered = totals.invalid + totals.failed;
  const lost = (totals.answers?.invalid ?? 0) + (totals.answers?.failed ?? 0);
  return [
    ...(rounds.length < ofRounds
      ? [
          `The run is not complete: ${rounds.length} of ${counted(ofRounds, "round")} are closed, and only they are reported.${underWay === 0 ? "" : ` ${counted(underWay, "decision")} of the round under way ${underWay === 1 ? "is" : "are"} recorded and not counted here.`}`,
        ]
      : []),
    ...(unanswered > 0
      ? [
          `${unanswered.toLocaleString("en-US")} of ${counted(totals.asked, "decision")} asked for came to nothing: what would have been decided is not known.`,
        ]
      : []),
    ...(lost > 0
      ? [
          `${lost.toLocaleString("en-US")} of ${counted(totals.answers?.asked ?? 0, "question")} of surveys came to nothing: those agents are missing from the answers.`,
        ]
      : []),
    ...(totals.asked === 0 && totals.by_rule > 0
      ? ["No model was asked: rules decided for all agents."]
      : []),
    ...(rounds.length > 0
      ? [
          "This is a single run, so nothing here has an interval: another seed would give other numbers. Several runs show how much they vary.",
        ]
      : []),
  ];
}

function surveyed({ answers }: RunReport["totals"]): string {
  if (answers === undefined) return "";
  const { asked, valid, invalid, failed } = answers;
  return ` Surveys put ${counted(asked, "question")} to agents: ${valid.toLocaleString("en-US")} valid answers, ${invalid.toLocaleString("en-US")} invalid, ${failed.toLocaleString("en-US")} failed.`;
}
