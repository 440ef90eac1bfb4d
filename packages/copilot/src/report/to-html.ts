import type { DecisionRun } from "@concordat/contracts/decision-run";
import { checkValue } from "@concordat/contracts/options";
import {
  figure,
  folded,
  page,
  paragraphs,
  section as part,
  shareBar,
  escapeHtml as text,
} from "@concordat/report-kit";
import { runRule } from "../run/run-rule.js";
import type { ItemInPlace } from "./in-place.js";
import { notSaid } from "./options-table.js";
import { passageDetails } from "./passage-details.js";
import { type DecisionReport, reportOf } from "./report.js";
import type { ReportItem } from "./report-item.js";
import { modelNote, smallModelHeading } from "./report-notes.js";
import type { Section } from "./section.js";
import { reportStyle } from "./style.js";

/**
 * Renders a run's report as one HTML file, with the answer first and the context folded at the end. The text of a
 * small model is folded below the computed parts. The page has no scripts, loads nothing from the network, and is
 * readable on a phone, in print and with dark colours. Nothing in the run can become markup.
 */
export function toHtml(run: DecisionRun): string {
  checkValue(run, runRule, "run");
  const report = reportOf(run);
  return page({
    kind: report.kind,
    title: report.title,
    notes: report.notes,
    main: joined(report.isOfSmallModel ? computedFirst(report) : answerFirst(report)),
    style: reportStyle,
    footer: [...report.formNotes, report.made].map((line) => `<p>${text(line)}</p>`).join("\n"),
  });
}

function joined(parts: readonly string[]): string {
  return parts.filter((content) => content !== "").join("\n");
}

function answerFirst(report: DecisionReport): string[] {
  const { contradictions: found } = report;
  return [
    final(report),
    options(report),
    computed(report),
    bullets("contradictions", "Contradictions between the Documents", found),
    analysisPart(report),
    asked(report.followUps),
    bullets("not-read", "Not Read", report.notRead),
    contextPart(report),
    footnotes(report),
  ];
}

/**
 * Renders the parts that no model wrote, then the text of a small model, which is folded and not printed. A failure
 * is not folded.
 */
function computedFirst(report: DecisionReport): string[] {
  const failed = report.recommendation === null;
  const answers = report.followUps.filter(({ isComputed }) => !isComputed);
  const words = [failed ? "" : final(report), options(report), analysisPart(report), asked(answers)];
  return [
    failed ? final(report) : "",
    computed(report),
    askedOfTables(report.followUps.filter(({ isComputed }) => isComputed)),
    bullets("contradictions", "Contradictions between the Documents", report.contradictions),
    bullets("not-read", "Not Read", report.notRead),
    `<div class="unprinted">${folded(smallModelHeading, joined(words))}</div>`,
    contextPart(report),
    footnotes(report),
  ];
}

function final(report: DecisionReport): string {
  return part("final", "Recommendation", joined([recommendation(report), legend(report)]));
}

function legend({ countLegend }: DecisionReport): string {
  return countLegend === null ? "" : `<p class="muted">${text(countLegend)}</p>`;
}

function analysisPart(report: DecisionReport): string {
  return part("analysis", "Analysis", `<div class="lists">${analysis(report)}</div>`);
}

function asked(followUps: readonly Section[]): string {
  return followUps.length === 0 ? "" : part("asked", "Questions Asked Later", followUps.map(list).join("\n"));
}

function askedOfTables(followUps: readonly Section[]): string {
  return followUps.length === 0
    ? ""
    : part("asked-of-tables", "Questions Answered Later from the Tables", followUps.map(list).join("\n"));
}

function recommendation(report: DecisionReport): string {
  const { recommendation: found, noRecommendation } = report;
  if (found === null) return `<p class="note">${text(noRecommendation ?? "")}</p>`;
  const { stance, confidence, reasons, rationale, spread, lists } = found;
  const bar =
    spread === null
      ? ""
      : `\n${figure((width) => shareBar({ name: "How often each answer was given", parts: spread }, width), null)}`;
  return [
    `<p class="muted">${text(modelNote)}</p>`,
    '<div class="answer">',
    `<p class="stance">${text(stance)}</p>${bar}`,
    `<h3>Confidence</h3><p>${text(confidence)}</p><p>${text(reasons.join(" "))}</p>`,
    `<h3>Why</h3><div class="cited">${paragraphs(rationale.text)}${absent(rationale)}${sourceless(rationale)}${passageDetails(rationale)}</div>`,
    "</div>",
    change(report),
    `<div class="lists">${lists.map(list).join("\n")}</div>`,
  ]
    .filter((content) => content !== "")
    .join("\n");
}

function computed({ computed: lines, notComputed }: DecisionReport): string {
  if (lines.length + notComputed.length === 0) return "";
  const items = [
    ...lines.map(
      ({ question, item, from }) =>
        `<li>${text(question)} <strong>${text(item.text)}</strong>${passageDetails(item)} <small>${text(from)}</small></li>`,
    ),
    ...notComputed.map((line) => `<li>${text(line)}</li>`),
  ];
  return part("computed", "Computed from the Tables", `<ul>\n${items.join("\n")}\n</ul>`);
}

function change({ whatWouldChange: lines }: DecisionReport): string {
  if (lines.length === 0) return "";
  const items = lines.map(({ text: words, rationale }) => {
    const why =
      rationale === null
        ? ""
        : ` ${text(rationale.text)}${absent(rationale)}${sourceless(rationale)}${passageDetails(rationale)}`;
    return `<li>${text(words)}${why}</li>`;
  });
  return `<h3>What Would Change the Answer</h3>\n<ul>\n${items.join("\n")}\n</ul>`;
}

function options({ options: found }: DecisionReport): string {
  if (found === null) return "";
  const { names, rows, unassessed } = found;
  const cell = (statements: readonly ItemInPlace[], option: string): string =>
    `<td data-heading="${text(option)}">${statements.length === 0 ? `<span class="muted">${notSaid}</span>` : `<ul>${statements.map(optionEntry).join("")}</ul>`}</td>`;
  const head = names.map((name) => `<th scope="col">${text(name)}</th>`).join("");
  const body = rows.map(
    ({ heading, cells }) =>
      `<tr><th scope="row">${text(heading)}</th>${cells.map((statements, index) => cell(statements, names[index] ?? "")).join("")}</tr>`,
  );
  const shown =
    names.length === 0
      ? ""
      : `<div class="scroll options" role="region" tabindex="0" aria-label="Table: the options"><table>\n<caption>Each option, assessed on its own</caption>\n<thead><tr><td></td>${head}</tr></thead>\n<tbody>\n${body.join("\n")}\n</tbody>\n</table></div>`;
  return part(
    "options",
    "Options",
    [shown, ...unassessed.map((words) => `<p>${text(words)}</p>`)].join("\n"),
  );
}

function optionEntry(statement: ItemInPlace): string {
  return entry(statement).replace(/<\/li>$/, `${sourceless(statement)}</li>`);
}

function sourceless({ isWithoutSource }: ItemInPlace): string {
  return isWithoutSource ? " <small>(no source)</small>" : "";
}

function analysis({ analysis: sections, empty }: DecisionReport): string {
  const lines = empty.map((line) => `<p class="muted">${text(line)}</p>`);
  return [...sections.map(list), ...lines].join("\n");
}

function list({ heading, items, apart, instead }: Section): string {
  const content = [
    `<h3>${text(heading)}</h3>`,
    ...(items.length === 0 ? [] : [entries(items)]),
    ...apart.flatMap((group) => [`<p class="muted">${text(group.heading)}:</p>`, entries(group.items)]),
    ...(instead === null ? [] : [`<p>${text(instead)}</p>`]),
  ];
  return `<div class="list">\n${content.join("\n")}\n</div>`;
}

function entries(items: readonly ReportItem[]): string {
  return `<ul>\n${items.map(entry).join("\n")}\n</ul>`;
}

function entry(item: ReportItem): string {
  const { text: words, named } = item;
  // The count stays on one line: a number alone on the next says nothing.
  const count = named === null ? "" : ` <small>(${text(named.replaceAll(" ", "\u00a0"))})</small>`;
  const { detail } = item;
  const more = detail === undefined ? "" : ` <small>(${text(detail)})</small>`;
  return `<li>${text(words)}${more}${count}${absent(item)}${passageDetails(item)}</li>`;
}

function absent({ missing }: ReportItem): string {
  return missing.length === 0 ? "" : ` <b>not in the source: ${text(missing.join(", "))}</b>`;
}

function bullets(id: string, heading: string, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return part(id, heading, `<ul>\n${lines.map((line) => `<li>${text(line)}</li>`).join("\n")}\n</ul>`);
}

/**
 * Renders the context. If it came from files, it is not printed, because the reader has the files, and the list of
 * sources contains the cited passages.
 */
function contextPart(report: DecisionReport): string {
  const shown = part("context", "What the Model Read", context(report));
  const isOfFiles = report.context.some(({ name }) => name !== null);
  return isOfFiles ? `<div class="unprinted">${shown}</div>` : shown;
}

function context({ context: parts }: DecisionReport): string {
  if (parts.length === 0) return `<p class="muted">It was given no documents or text.</p>`;
  const shown = parts.map(({ name, text: words }) =>
    [
      ...(name === null ? [] : [`<h3>${text(name)}</h3>`]),
      `<blockquote>${paragraphs(words)}</blockquote>`,
    ].join("\n"),
  );
  const names = parts.flatMap(({ name }) => (name === null ? [] : [name]));
  const summary = names.length === 0 ? "Show the text" : `Show the text of ${names.join(", ")}`;
  return `<details><summary>${text(summary)}</summary>\n${shown.join("\n")}\n</details>`;
}

function footnotes({ footnotes: notes }: DecisionReport): string {
  if (notes.length === 0) return "";
  const rows = notes.map(
    ({ label, place, text: words }) =>
      `<li id="source-${label}"><b>${label}</b> ${place === null ? "" : `<cite>${text(place)}</cite>: `}${text(words)}</li>`,
  );
  return part("sources", "Sources", `<ul class="sources">\n${rows.join("\n")}\n</ul>`);
}
