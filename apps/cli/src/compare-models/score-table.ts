import Table from "cli-table3";
import { asMarked, colours, withColours } from "../terminal/colours.js";
import { escapeControlChars } from "../terminal/escape-control-chars.js";
import { isFlawless, type ModelScore } from "./model-score.js";
import type { OptionAgreement } from "./odds-agreement.js";

/** The columns of the scores, each with the largest width of its words: all of them fit 100 columns. */
const columns = [
  ["model", 20],
  ["form", 6],
  ["valid\nat once", 12],
  ["valid\nlater", 6],
  ["failed", 12],
  ["repaired", 10],
  ["tokens\nread", 8],
  ["tokens\nwritten", 8],
  ["seconds", 8],
] as const;

/** The models side by side, a row each; where odds were compared, a second table has them. */
export function scoreTable(scores: readonly ModelScore[]): string {
  const table = tableOf(columns);
  for (const score of scores) table.push(row(score).map(withColours));
  const odds = scores.some((score) => score.odds !== null) ? [oddsTable(scores)] : [];
  return asMarked([table.toString(), ...odds].join("\n"));
}

const oddsColumns = [
  ["model", 22],
  ["form", 7],
  ["odds known", 12],
  ["odds differ\nmost for", 20],
  ["of the\nanswers", 10],
  ["by the\nodds", 10],
] as const;

/** How many answers have odds, and the option whose share of the answers differs most from its mean probability. */
function oddsTable(scores: readonly ModelScore[]): string {
  const table = tableOf(oddsColumns);
  for (const { model, form, odds } of scores) {
    const known = odds === null ? "–" : `${odds.known} of ${odds.known + odds.absent}`;
    const widest = widestOf(odds?.options ?? []);
    const difference =
      widest === undefined
        ? ["–", "–", "–"]
        : [`${widest.field} = ${widest.value}`, percent(widest.answered), percent(widest.expected)];
    table.push([model, form, known, ...difference].map(escapeControlChars));
  }
  return table.toString();
}

function widestOf(options: readonly OptionAgreement[]): OptionAgreement | undefined {
  const gap = ({ answered, expected }: OptionAgreement): number => Math.abs(answered - expected);
  return options.toSorted((a, b) => gap(b) - gap(a))[0];
}

/** A table whose cells are wrapped at the largest width of their column. */
function tableOf(heads: readonly (readonly [name: string, width: number])[]) {
  return new Table({
    head: heads.map(([name]) => name),
    colWidths: heads.map(([, width]) => width),
    wordWrap: true,
    // A model's name has no spaces.
    wrapOnWordBoundary: false,
    style: { head: [], border: [], "padding-left": 0, "padding-right": 1 },
  });
}

function row(score: ModelScore): string[] {
  const { model, form, asked, validAtOnce, validLater, failed, repaired, repairs, unreachable } = score;
  const { bold, red } = colours.out;
  const name = isFlawless(score) ? bold(escapeControlChars(model)) : escapeControlChars(model);
  if (unreachable !== null && asked <= 1)
    return [name, form, red("not reached"), ...columns.slice(3).map(() => "–")];
  return [
    name,
    form,
    `${validAtOnce} of ${asked}`,
    String(validLater),
    listed(failed),
    repaired === 0 ? "0" : `${repaired} (${listed(repairs)})`,
    count(score.promptTokens),
    count(score.completionTokens),
    score.seconds.toFixed(1),
  ];
}

function listed(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([name, number]) => `${number} ${name}`);
  return parts.length === 0 ? "0" : parts.join(", ");
}

/** `3.4 %` */
function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function count(tokens: number | null): string {
  return tokens === null ? "–" : tokens.toLocaleString("en-US");
}
