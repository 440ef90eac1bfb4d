import { formatNumber, numberColumn, paragraph, section, table, textColumn } from "@concordat/report-kit";
import type { RunReport } from "../run/run-report.js";
import { outcomesChart } from "./decision-outcomes.js";
import type { AnswerLinks, DecisionLinks } from "./links.js";

/** Renders the numbers of items shown, requests and answers. */
export function accounting(
  { totals, failures }: RunReport,
  links: DecisionLinks,
  answerLinks: AnswerLinks,
): string {
  const { exposures, asked, valid, invalid, failed, by_rule, answers } = totals;
  const isOnlySurvey = exposures === 0 && answers !== undefined;
  const chart = isOnlySurvey
    ? outcomesChart("Answers", { ...answers, by_rule: 0 })
    : outcomesChart("Decisions", totals);
  const decisionRows = [
    ["items shown", links.count(exposures, {})],
    ["decisions that a model was asked for", links.count(asked, { state: "asked" })],
    ["  valid: they keep their contract", links.count(valid, { state: "valid" })],
    ["  invalid: their answers broke the contract to the end", links.count(invalid, { state: "invalid" })],
    ["  failed", links.count(failed, { state: "failed" })],
    ["decisions by rules, without a model", links.count(by_rule, { state: "by_rule" })],
  ];
  const rows = [...(isOnlySurvey ? [] : decisionRows), ...surveyRows(totals, answerLinks)];
  const costs = [
    ["requests to the model", formatNumber(totals.requests)],
    ["tokens of prompts", totals.requests === 0 ? "–" : knownTokens(totals.prompt_tokens)],
    ["tokens of answers", totals.requests === 0 ? "–" : knownTokens(totals.completion_tokens)],
    ["seconds that the rounds took", formatNumber(totals.duration_ms / 1_000)],
  ] as const;
  return section(
    "accounting",
    "What was asked, and what came back",
    [
      chart,
      table(
        isOnlySurvey ? "Answers by outcome" : "Decisions by outcome",
        [textColumn("what"), numberColumn("how many")],
        rows.map((cells) => ({ cells })),
      ),
      ...(isOnlySurvey
        ? []
        : [
            paragraph(
              "An agent whose decision is invalid or failed did nothing, and is counted in no choice.",
              "muted",
            ),
          ]),
      ...(failures.length === 0 ? [] : [causes(failures, links)]),
      table(
        "What it took",
        [textColumn("what"), numberColumn("how many")],
        costs.map((cells) => ({ cells })),
      ),
    ].join("\n"),
  );
}

function surveyRows(
  { answers }: RunReport["totals"],
  links: AnswerLinks,
): [string, ReturnType<AnswerLinks["count"]>][] {
  if (answers === undefined) return [];
  const { asked, valid, invalid, failed } = answers;
  return [
    ["questions of surveys that agents were asked", links.count(asked, {})],
    ["  valid answers", links.count(valid, { state: "valid" })],
    ["  invalid answers", links.count(invalid, { state: "invalid" })],
    ["  failed: no answer could be read", links.count(failed, { state: "failed" })],
  ];
}

function causes(failures: RunReport["failures"], links: DecisionLinks): string {
  return table(
    "Invalid and failed decisions by their cause",
    [textColumn("cause"), textColumn("state"), numberColumn("how many")],
    failures.map(({ state, code, count }) => ({
      cells: [code, state, links.count(count, { state, code })],
    })),
  );
}

function knownTokens(tokens: number | null): string {
  return tokens === null ? "not reported" : formatNumber(tokens);
}
