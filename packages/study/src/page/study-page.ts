import { checkValue, isRecord, type Rule, required } from "@concordat/contracts/options";
import type { StudyReport } from "@concordat/contracts/study-report";
import { bulleted, counted, escapeHtml, page, section } from "@concordat/report-kit";
import { listsSection, reportStyle } from "@concordat/simulation-report";
import type { StudyFigures } from "../figures/study-figures.js";
import { adviceSection } from "./advice-section.js";
import { analysisSection } from "./analysis-section.js";
import { answerSection } from "./answer-section.js";
import { choicesSection } from "./choices-section.js";
import { decisionsSection } from "./decisions-section.js";
import { factsSection } from "./facts-section.js";
import { Links } from "./links.js";
import { surenessSection } from "./sureness-section.js";
import { surveysSection } from "./surveys-section.js";

const reportRule: Rule = required({
  message: "must be the report of a completed study, as conductStudy gives it",
  test: (value) => isRecord(value) && isRecord(value.answer) && Array.isArray(value.caveats),
});

const figuresRule: Rule = required({
  message: "must be the figures of a completed study, as conductStudy gives them",
  test: (value) => isRecord(value) && Array.isArray(value.messages),
});

/**
 * Renders a study's report as one HTML file: the answer, its certainty, its caveats, and the data on which it is based,
 * down to individual decisions. The page has no scripts and needs no network access. Every number comes from the report
 * and the figures.
 * @example
 * const result = await conductStudy({ study, model });
 * if (result.state === "completed") await writeFile("study.html", renderHtml(result.report, result.figures));
 */
export function renderHtml(report: StudyReport, figures: StudyFigures): string {
  checkValue(report, reportRule, "report");
  checkValue(figures, figuresRule, "figures");
  const links = new Links(figures, report.post);
  const parts = [
    answerSection(report, figures, links),
    surenessSection(report, links),
    section("worth", "What this is worth", bulleted(report.caveats)),
    choicesSection(report, figures, links),
    surveysSection(figures, report.rounds),
    adviceSection(report),
    analysisSection(report),
    decisionsSection(report),
    // Rendered after all sections with links, because it contains the lists that are linked.
    listsSection(
      links.lists(),
      "The decisions behind the numbers",
      "Numbers above that are links lead to one of these lists, or to the values of the runs. Commands are to be typed in the study's folder.",
    ),
    factsSection(report),
  ];
  return page({
    kind: "Study Report",
    title: report.question,
    notes: [],
    main: parts.filter((part) => part !== "").join("\n"),
    footer: `<p>${escapeHtml(footer(report))}</p>`,
    style: reportStyle,
  });
}

function footer({ name, model, runs, agents, rounds, messages }: StudyReport): string {
  const size = [
    counted(messages.length, "message"),
    `${counted(runs, "run")} of each`,
    counted(agents, "agent"),
    counted(rounds, "round"),
  ].join(", ");
  const who = model === null ? "decided by rules" : `decided by ${model.id}`;
  return `Study ${name}: ${size}, ${who}. report.json holds what was computed of the measures as data, the comparisons' files all of it.`;
}
