import { checkValue } from "@concordat/contracts/options";
import { counted, escapeHtml, oneLine, page, paragraph } from "@concordat/report-kit";
import { reportRule } from "../render/report-rule.js";
import { accountNotes, whoDecided } from "../render/sentences.js";
import { style } from "../render/style.js";
import { about } from "./about-ensemble.js";
import { accounting } from "./ensemble-accounting.js";
import type { EnsembleReport } from "./ensemble-report.js";
import { choicesByRound } from "./mean-choices.js";
import { segments } from "./mean-segments.js";
import { surveys } from "./mean-surveys.js";
import { meansOfMeasures } from "./means-of-measures.js";

/**
 * Renders the report of an ensemble as one HTML file: the counts of all runs, and their means with intervals.
 * @example
 * await writeFile("report.html", renderEnsemble(await collectEnsemble({ ensemble, scenario, open, place: ["out/street"] })));
 */
export function renderEnsemble(report: EnsembleReport): string {
  checkValue(report, reportRule("collectEnsemble", "runs"), "report");
  const parts = [
    paragraph(lead(report), "lead"),
    meansOfMeasures(report),
    choicesByRound(report),
    segments(report),
    surveys(report),
    accounting(report),
    about(report),
  ];
  return page({
    kind: "Ensemble Report",
    title: oneLine(report.name),
    notes: notesOf(report),
    main: parts.filter((part) => part !== "").join("\n"),
    footer: `<p>${escapeHtml(`Made by Concordat from the records of ${counted(report.runs.length, "run")}, each rebuilt without a model.`)}</p>`,
    style,
  });
}

function lead({ runs, complete, agents, scenarioRounds, totals }: EnsembleReport): string {
  const what = `${complete === runs.length ? "" : `${complete} of `}${counted(runs.length, "run")} of ${counted(agents, "agent")} and ${counted(scenarioRounds, "round")} ${complete === 1 ? "is" : "are"} complete.`;
  return [what, whoDecided(totals, "Over all of them a model was asked for")]
    .filter((part) => part !== "")
    .join(" ");
}

function notesOf({ runs, complete, totals, redraw }: EnsembleReport): string[] {
  return [
    ...(complete < runs.length
      ? [
          "Nothing is averaged until all runs are complete: those that happen to be complete are no sample of all.",
        ]
      : []),
    ...(complete === runs.length && runs.length === 1
      ? ["A single run has no interval: nothing can be said about chance."]
      : []),
    ...accountNotes(totals),
    ...(redraw
      ? []
      : [
          "All runs have the same audience and network, so the intervals are about this audience, not about others like it.",
        ]),
  ];
}
