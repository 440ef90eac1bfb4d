import type { DecisionRun } from "@concordat/contracts/decision-run";
import { checkValue } from "@concordat/contracts/options";
import {
  figure,
  page,
  paragraphs,
  section as part,
  shareBar,
  escapeHtml as text,
} from "@concordat/report-kit";
import { runRule } from "../run/run-rule.js";
import { type Report, type ReportItem, reportOf, type Section } from "./report.js";

/**
 * A run's report as one HTML file, the answer first and the context folded at the end: no scripts, nothing from the
 * network, readable on a phone, in print and in the dark. Whatever the run says is text in it.
 */
export function toHtml(run: DecisionRun): string {
  checkValue(run, runRule, "run");
  const report = reportOf(run);
  return page({
    kind: report.kind,
    title: report.title,
    notes: report.notes,
    main: [
      part("final", "Final Recommendation", recommendation(report)),
      part("analysis", "Analysis", analysis(report)),
      part("context", "Context", context(report)),
      footnotes(report),
    ]
      .filter((content) => content !== "")
      .join("\n"),
    footer: `<p>${text(report.made)}</p>`,
  });
}

function recommendation({ recommendation: found, noRecommendation }: Report): string {
  if (found === null) return `<p class="note">${text(noRecommendation ?? "")}</p>`;
  const { stance, confidence, rationale, spread, lists } = found;
  const bar =
    spread === null
      ? ""
      : `\n${figure((width) => shareBar({ name: "How the samples decided", parts: spread }, width), null)}`;
  return [
    '<div class="answer">',
    `<h3>Recommendation</h3><p class="stance">${text(stance)}</p>${bar}`,
    `<h3>Confidence</h3><p>${text(confidence)}</p>`,
    `<h3>Rationale</h3>${paragraphs(rationale)}`,
    "</div>",
    ...lists.map(list),
  ].join("\n");
}

function analysis({ analysis: sections, empty }: Report): string {
  const lines = empty.map((line) => `<p class="muted">${text(line)}</p>`);
  return [...sections.map(list), ...lines].join("\n");
}

function list({ heading, items, instead }: Section): string {
  const body = instead === null ? `<ul>\n${items.map(entry).join("\n")}\n</ul>` : `<p>${text(instead)}</p>`;
  return `<h3>${text(heading)}</h3>\n${body}`;
}

function entry({ text: words, named, footnotes: notes }: ReportItem): string {
  const links = notes.map((label) => `<sup><a href="#source-${label}">${label}</a></sup>`).join("");
  // The count stays on one line: a number alone on the next says nothing.
  const count = named === null ? "" : ` <small>(${text(named.replaceAll(" ", "\u00a0"))})</small>`;
  return `<li>${text(words)}${count}${links}</li>`;
}

function context({ context: parts }: Report): string {
  if (parts.length === 0) return `<p class="muted">No context provided.</p>`;
  const shown = parts.map(({ name, text: words }) =>
    [
      ...(name === null ? [] : [`<h3>${text(name)}</h3>`]),
      `<blockquote>${paragraphs(words)}</blockquote>`,
    ].join("\n"),
  );
  const names = parts.flatMap(({ name }) => (name === null ? [] : [name]));
  const summary =
    names.length === 0
      ? "What the specialists were given"
      : `What the specialists were given: ${names.join(", ")}`;
  return `<details><summary>${text(summary)}</summary>\n${shown.join("\n")}\n</details>`;
}

function footnotes({ footnotes: notes }: Report): string {
  if (notes.length === 0) return "";
  const rows = notes.map(
    ({ label, file, text: words }) =>
      `<li id="source-${label}"><b>${label}</b> ${file === null ? "" : `<cite>${text(file)}</cite>: `}${text(words)}</li>`,
  );
  return part("sources", "Sources", `<ul class="sources">\n${rows.join("\n")}\n</ul>`);
}
