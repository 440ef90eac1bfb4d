import type { StudyAdvice, StudyPoint, StudyReport } from "@concordat/contracts/study-report";
import {
  bulleted,
  escapeHtml,
  formatNumber,
  modelText,
  paragraph,
  paragraphs,
  section,
  subheading,
} from "@concordat/report-kit";
import { askedOf } from "../report/candidate.js";
import { notMade } from "./not-made.js";

type Made = Extract<StudyAdvice, { state: "made" }>;

/** Renders the model's arguments for and against the best message. */
export function adviceSection(report: StudyReport): string {
  const { advice } = report;
  if (advice.state === "not-made") return section("advice", "For and against", notMade(advice));
  const missing = missingIn(advice);
  return section(
    "advice",
    "For and against",
    [
      paragraph(`The question was: ${askedOf(report)}`),
      paragraph(
        `${modelText} It was given the numbers of this report; weigh what it makes of them.`,
        "muted",
      ),
      recommended(advice),
      ...sides.flatMap(({ side, heading }) => pointsOf(advice.points, side, heading)),
      ...(missing.length === 0 ? [] : [subheading("What is missing"), bulleted(missing)]),
    ].join("\n"),
  );
}

function recommended({ recommendation, confidence, rationale }: Made): string {
  return [
    '<div class="answer">',
    `<h3>Recommendation</h3><p class="stance">${escapeHtml(recommendation ?? "It was left out: it holds a number that was not computed.")}</p>`,
    `<h3>Confidence, as the model says</h3><p>${escapeHtml(confidence)}</p>`,
    ...(rationale === null ? [] : [`<h3>Why</h3>${paragraphs(rationale)}`]),
    "</div>",
  ].join("\n");
}

const sides: readonly { readonly side: StudyPoint["side"]; readonly heading: string }[] = [
  { side: "pro", heading: "For it" },
  { side: "con", heading: "Against it" },
  { side: "risk", heading: "Risks" },
  { side: "facts", heading: "What is known" },
];

function pointsOf(points: readonly StudyPoint[], side: StudyPoint["side"], heading: string): string[] {
  const items = points
    .filter((point) => point.side === side)
    .map(({ text, sources }) => `<li>${escapeHtml(text)}${sources.map(sourceLink).join("")}</li>`);
  return items.length === 0 ? [] : [`<h3>${heading}</h3>\n<ul>\n${items.join("\n")}\n</ul>`];
}

/** Renders a link to a fact. The id is safe in HTML, because the contract restricts its characters. */
function sourceLink(id: string): string {
  return `<sup><a href="#${escapeHtml(id)}">${escapeHtml(id)}</a></sup>`;
}

function missingIn({ left_out: leftOut, shortfalls }: Made): string[] {
  return [
    ...(leftOut === 0
      ? []
      : [`${formatNumber(leftOut)} of its texts were left out: they hold a number that was not computed.`]),
    ...shortfalls,
  ];
}
