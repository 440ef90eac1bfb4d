import type { DecisionRun } from "@concordat/contracts/decision-run";
import { type Report, type ReportItem, reportOf, type Section } from "./report.js";
import { style } from "./style.js";

/**
 * A run's report as one HTML file: no scripts, nothing from the network, readable in print and in the dark. Whatever
 * the run says is text in it.
 */
export function toHtml(run: DecisionRun): string {
  const report = reportOf(run);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${text(`${report.title}: ${report.question}`)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${text(report.title)}</h1>
${report.notes.map((note) => `<p class="note" role="note">${text(note)}</p>`).join("\n")}
</header>
<main>
<section aria-labelledby="question"><h2 id="question">Question</h2><p>${text(report.question)}</p></section>
<section aria-labelledby="context"><h2 id="context">Context</h2><blockquote>${lines(report.context)}</blockquote></section>
<section aria-labelledby="analysis"><h2 id="analysis">Analysis</h2>
${report.analysis.map(section).join("\n")}
</section>
<section aria-labelledby="final"><h2 id="final">Final Recommendation</h2>
${recommendation(report)}
</section>
${footnotes(report)}</main>
<footer><p>${text(report.made)}</p></footer>
</body>
</html>
`;
}

function recommendation({ recommendation: found, noRecommendation }: Report): string {
  if (found === null) return `<p class="note">${text(noRecommendation ?? "")}</p>`;
  const { stance, spread, confidence, rationale, lists } = found;
  return [
    `<h3>Recommendation</h3><p class="stance">${text(stance)}${spread === null ? "" : ` <small>(${text(spread)})</small>`}</p>`,
    `<h3>Confidence</h3><p>${text(confidence)}</p>`,
    `<h3>Rationale</h3><p>${lines(rationale)}</p>`,
    ...lists.map(section),
  ].join("\n");
}

function section({ heading, items, instead }: Section): string {
  const body = instead === null ? `<ul>\n${items.map(entry).join("\n")}\n</ul>` : `<p>${text(instead)}</p>`;
  return `<h3>${text(heading)}</h3>\n${body}`;
}

function entry({ text: words, named, footnotes: notes }: ReportItem): string {
  const links = notes.map((label) => `<sup><a href="#source-${label}">${label}</a></sup>`).join("");
  return `<li>${text(words)}${named === null ? "" : ` <small>(${text(named)})</small>`}${links}</li>`;
}

function footnotes({ footnotes: notes }: Report): string {
  if (notes.length === 0) return "";
  const rows = notes.map(
    ({ label, file, text: words }) =>
      `<li id="source-${label}"><b>${label}</b> ${file === null ? "" : `<cite>${text(file)}</cite>: `}${lines(words)}</li>`,
  );
  return `<section aria-labelledby="sources"><h2 id="sources">Sources</h2>\n<ul class="sources">\n${rows.join("\n")}\n</ul>\n</section>\n`;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Words as text of the page. Characters that HTML forbids are shown as such. */
function text(words: string): string {
  return words
    .replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark)
    .replace(/[\p{Cc}\p{Cs}]/gu, (mark) => (mark === "\n" || mark === "\t" ? mark : "\ufffd"));
}

function lines(words: string): string {
  return text(words.replace(/\r\n?/g, "\n")).replaceAll("\n", "<br>");
}
