import type {
  StudyAdvice,
  StudyAnalysis,
  StudyPair,
  StudyReport,
  StudyResult,
} from "@concordat/contracts/study-report";
import {
  formatNumber,
  formatShare,
  page,
  paragraphs,
  section,
  type TableColumn,
  table,
  escapeHtml as text,
} from "@concordat/report-kit";
import { decidingOf } from "./answer.js";
import { askedOf } from "./candidate.js";
import { formatDifference, formatValue, measureNames } from "./measure-words.js";

/**
 * A study's report as one HTML file: the answer first, then how sure it is, what it is worth, and why, down to single decisions.
 * No scripts, nothing from the network. It is made of the report alone: every number in it stands there.
 */
export function renderHtml(report: StudyReport): string {
  return page({
    kind: "Study Report",
    title: report.question,
    notes: [],
    main: parts
      .map((part) => part(report))
      .filter((part) => part !== "")
      .join("\n"),
    footer: `<p>${text(footer(report))}</p>`,
  });
}

const parts: readonly ((report: StudyReport) => string)[] = [
  answer,
  sureness,
  worth,
  forAndAgainst,
  findings,
  decisions,
  facts,
];

function answer({ answer: { sentence }, messages, measure, pairs }: StudyReport): string {
  const unit = unitOf(pairs, measure);
  const rows = messages.map(({ name: message, text: words, mean, values }) => ({
    cells: [
      message,
      words,
      formatValue(mean, unit),
      values.map((value) => unbroken(formatValue(value, unit))).join(", "),
    ],
  }));
  const caption = `The messages, and the ${measureNames[measure]} of their post`;
  const columns = [name("message"), name("what was posted"), number("mean"), name("each run")];
  return section(
    "answer",
    "The answer",
    `<p class="lead">${text(sentence)}</p>\n${table(caption, columns, rows)}`,
  );
}

/** A verdict about two messages. */
function wordOf(verdict: StudyResult["verdict"], b: string): string {
  return {
    higher: `${b} is higher`,
    lower: `${b} is lower`,
    "not-told-apart": "cannot be told apart",
    "nothing-varies": "nothing varies",
    "too-few-runs": "too few runs",
  }[verdict];
}

/** How many runs would show a difference of a size that is not small. */
function runsSentence(
  { a, b }: StudyPair,
  { unit, size, runs_for_size: runs }: StudyResult,
  power: number,
): string[] {
  if (size === null || runs === null) return [];
  return [
    `${formatNumber(runs)} runs of ${a} and of ${b} would show a difference of ${formatDifference(size, unit)} in ${formatShare(power)} of cases.`,
  ];
}

function sureness(report: StudyReport): string {
  const { measure, prefer, pairs, confidence, power } = report;
  const deciding = pairs.flatMap((pair) => {
    const result = decidingOf(pair, measure);
    return result === undefined ? [] : [{ pair, result }];
  });
  const rows = deciding.map(({ pair: { a, b }, result }) => {
    const { unit, difference, low, high, p_corrected, verdict } = result;
    const interval = low === null ? "–" : `${formatDifference(low, unit)} to ${formatDifference(high, unit)}`;
    return {
      cells: [
        `${b} less ${a}`,
        formatDifference(difference, unit),
        interval,
        formatNumber(p_corrected),
        wordOf(verdict, b),
      ],
    };
  });
  const columns = [
    name("compared"),
    ...["difference", "interval", "p, corrected"].map(number),
    name("verdict"),
  ];
  const how = `The ${measureNames[measure]} was named before anything was simulated; ${prefer} is better. Intervals hold the true difference in ${formatShare(confidence)} of cases; p is corrected after Holm for all pairs, of the other measures also for those that answer the same question.`;
  const more = deciding.flatMap(({ pair, result }) => runsSentence(pair, result, power));
  return section(
    "sure",
    "How sure it is",
    [
      accounting(report),
      `<p>${text(how)}</p>`,
      deciding.length === 0
        ? "<p>No run has a value of it.</p>"
        : table(`The ${measureNames[measure]}, message against message`, columns, rows),
      ...more.map((sentence) => `<p>${text(sentence)}</p>`),
      ...pairs.map(otherMeasures),
    ].join("\n"),
  );
}

/** A value that stays on one line. */
function unbroken(value: string): string {
  return value.replaceAll(" ", "\u00a0");
}

/** Before any result: what was asked, and what came to nothing. */
function accounting({ messages }: StudyReport): string {
  const rows = messages.map((message) => ({
    cells: [
      message.name,
      ...[message.exposures, message.asked, message.valid, message.invalid, message.failed].map(formatNumber),
      ...[message.by_rule, message.requests, message.tokens].map(formatNumber),
    ],
  }));
  const columns = ["items shown", "asked", "valid", "invalid", "failed", "by rules", "requests", "tokens"];
  return table("What was asked, in all runs of a message", [name("message"), ...columns.map(number)], rows);
}

function otherMeasures({ a, b, results, pairing_reason: reason, file }: StudyPair): string {
  const rows = results.map((result) => ({
    cells: [measureNames[result.measure], ...resultCells(result, b)],
  }));
  const columns = [
    name("measure"),
    ...[a, b, `${b} less ${a}`, "from", "to", "p, corrected"].map(number),
    name("verdict"),
    ...["difference asked about", "runs that show it"].map(number),
  ];
  return `<details><summary>${text(`All measures of ${a} and ${b}`)}</summary>
<p>${text(`Runs: ${reason}. The whole comparison is in ${file}.`)}</p>
${table(`${a} and ${b}`, columns, rows)}</details>`;
}

function resultCells(result: StudyResult, b: string): string[] {
  const { unit, mean_a, mean_b, difference, low, high, p_corrected, verdict, size, runs_for_size } = result;
  return [
    formatValue(mean_a, unit),
    formatValue(mean_b, unit),
    formatDifference(difference, unit),
    formatDifference(low, unit),
    formatDifference(high, unit),
    formatNumber(p_corrected),
    wordOf(verdict, b),
    formatDifference(size, unit),
    formatNumber(runs_for_size),
  ];
}

function worth({ caveats }: StudyReport): string {
  return section("worth", "What this is worth", listed(caveats));
}

const sides: Readonly<Record<"facts" | "pro" | "con" | "risk", string>> = {
  pro: "For it",
  con: "Against it",
  risk: "Risks",
  facts: "What is known",
};

function forAndAgainst(report: StudyReport): string {
  const { advice } = report;
  if (advice.state === "not-made") return section("advice", "For and against", notMade(advice));
  const { recommendation, confidence, rationale, points, left_out: leftOut, shortfalls } = advice;
  const lists = (["pro", "con", "risk", "facts"] as const).flatMap((side) => {
    const items = points
      .filter((point) => point.side === side)
      .map(
        ({ text: words, sources }) =>
          `<li>${text(words)}${sources.map((id) => `<sup><a href="#${text(id)}">${text(id)}</a></sup>`).join("")}</li>`,
      );
    return items.length === 0 ? [] : [`<h3>${sides[side]}</h3>\n<ul>\n${items.join("\n")}\n</ul>`];
  });
  const missing = [
    ...(leftOut === 0
      ? []
      : [`${formatNumber(leftOut)} of its texts were left out: they hold a number that was not computed.`]),
    ...shortfalls,
  ];
  return section(
    "advice",
    "For and against",
    [
      `<p>${text(`The question was: ${askedOf(report)}`)}</p>`,
      `<p class="muted">${text("In the words of a model, which was given the numbers of this report. They are its own; weigh them.")}</p>`,
      '<div class="answer">',
      `<h3>Recommendation</h3><p class="stance">${text(recommendation ?? "It was left out: it holds a number that was not computed.")}</p>`,
      `<h3>Confidence, as the model says</h3><p>${text(confidence)}</p>`,
      ...(rationale === null ? [] : [`<h3>Rationale</h3>${paragraphs(rationale)}`]),
      "</div>",
      ...lists,
      ...(missing.length === 0 ? [] : [listed(missing)]),
    ].join("\n"),
  );
}

function findings({ analysis }: StudyReport): string {
  if (analysis.state === "not-made") return section("analysis", "What the decisions say", notMade(analysis));
  const items = analysis.findings.map(
    ({ statement, evidence }) =>
      `<li>${text(statement)}<br><small>${text(`Rests on ${evidence.join(", ")}.`)}</small></li>`,
  );
  return section(
    "analysis",
    "What the decisions say",
    [
      items.length === 0 ? "<p>No finding that rests on evidence.</p>" : `<ul>\n${items.join("\n")}\n</ul>`,
      `<p class="muted">${text(`The analysis, with its tables, is in the folder ${analysis.folder}.`)}</p>`,
      ...(analysis.shortfalls.length === 0 ? [] : [listed(analysis.shortfalls)]),
    ].join("\n"),
  );
}

function decisions({ decisions: shown, post }: StudyReport): string {
  if (shown.length === 0)
    return section("decisions", "Single decisions", "<p>No model decided on the message's post.</p>");
  const rows = shown.map(({ message, folder, round, agent, state, choice, reason }) => ({
    cells: [message, folder, formatNumber(round), agent, choice ?? `none: ${state}`, reason ?? "–"],
  }));
  const columns = [name("message"), name("run"), number("round"), ...["agent", "choice", "reason"].map(name)];
  const how = `Drawn from the seed among the decisions on the post ${post}. concordat simulate show RUN --agent AGENT --post ${post} shows all that led to one of them; RUN is a folder in that of the study.`;
  return section(
    "decisions",
    "Single decisions",
    `<p>${text(how)}</p>\n${table("Decisions, with the reasons that the model gave", columns, rows)}`,
  );
}

function facts({ facts: computed }: StudyReport): string {
  const items = computed.map(
    ({ id, text: words, file }) =>
      `<li id="${text(id)}"><b>${text(id)}</b> ${text(words)} <cite>${text(file)}</cite></li>`,
  );
  return section(
    "facts",
    "What was computed",
    `<details><summary>Every number, with its source</summary>\n<ul class="sources">\n${items.join("\n")}\n</ul></details>`,
  );
}

function footer({ name: study, model, runs, agents, rounds, messages }: StudyReport): string {
  const who = model === null ? "decided by rules" : `decided by ${model.id}`;
  return `Study ${study}: ${formatNumber(messages.length)} messages, ${formatNumber(runs)} runs of each, ${formatNumber(agents)} agents, ${formatNumber(rounds)} rounds, ${who}. report.json holds the same as data.`;
}

function notMade({ reason }: Extract<StudyAdvice | StudyAnalysis, { state: "not-made" }>): string {
  return `<p class="note">${text(`It was not made: ${reason}.`.replace(/\.\.$/, "."))}</p>`;
}

function unitOf(pairs: readonly StudyPair[], measure: StudyReport["measure"]): StudyResult["unit"] {
  return pairs.map((pair) => decidingOf(pair, measure)?.unit).find((unit) => unit !== undefined) ?? "share";
}

function listed(sentences: readonly string[]): string {
  return `<ul>\n${sentences.map((sentence) => `<li>${text(sentence)}</li>`).join("\n")}\n</ul>`;
}

function name(heading: string): TableColumn {
  return { heading, isNumber: false };
}

function number(heading: string): TableColumn {
  return { heading, isNumber: true };
}
