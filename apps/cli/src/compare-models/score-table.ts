import { counted } from "@concordat/contracts/options";
import { escapeControlChars } from "@concordat/report-kit/terminal-text";
import { colours } from "../terminal/colours.js";
import { fittedTable } from "../terminal/fitted-table.js";
import { isFlawless, type ModelScore } from "./model-score.js";
import type { OptionAgreement } from "./odds-agreement.js";

/** A column of the table: a model, and how its values were requested. */
type Column = readonly [name: string, form: string, ...values: string[]];

/** Maximum number of models in one table. With more, their names would not fit. */
const maxColumns = 3;

/**
 * Formats the scores as a table with a column for each model and each way of requesting values. Names are never
 * shortened.
 */
export function scoreTable(scores: readonly ModelScore[]): string {
  const hasOdds = scores.some(({ odds }) => odds !== null);
  const names = [...rowNames, ...(hasOdds ? oddsNames : [])];
  const columns = scores.map((score): Column => {
    const name = escapeControlChars(score.model);
    const { bold } = colours.out;
    const values = [...valuesOf(score), ...(hasOdds ? oddsOf(score) : [])].map(escapeControlChars);
    return [isFlawless(score) ? bold(name) : name, score.form, ...values];
  });
  return groups(columns)
    .map((group) =>
      fittedTable(
        ["model", ...group.map(([name]) => name)],
        names.map((name, index) => [name, ...group.map((column) => column[index + 1] ?? "–")]),
      ),
    )
    .join("\n");
}

/** Distributes columns over as many tables as needed, of similar width. */
function groups(columns: readonly Column[]): readonly (readonly Column[])[] {
  const tables = Math.ceil(columns.length / maxColumns);
  const size = Math.ceil(columns.length / tables);
  return Array.from({ length: tables }, (_, index) => columns.slice(index * size, (index + 1) * size));
}

const rowNames = [
  "form",
  "valid at once",
  "valid later",
  "failed",
  "repaired",
  "tokens read",
  "tokens written",
  "seconds",
];

const oddsNames = ["odds known", "odds differ most for", "its share of the answers", "its share by the odds"];

function valuesOf(score: ModelScore): string[] {
  const { asked, validAtOnce, validLater, failed, repaired, repairs, unreachable } = score;
  if (unreachable !== null && asked <= 1) return ["not reached"];
  return [
    `${validAtOnce} of ${asked}`,
    String(validLater),
    listed(failed),
    repaired === 0 ? "0" : `${repaired} (${listed(repairs)})`,
    count(score.promptTokens),
    count(score.completionTokens),
    score.seconds.toFixed(1),
  ];
}

/**
 * Returns the number of answers with probabilities, and the option whose share of the answers differs most from its
 * mean probability.
 */
function oddsOf({ odds, unreachable, asked }: ModelScore): string[] {
  if (odds === null || (unreachable !== null && asked <= 1)) return [];
  const known = `${odds.known} of ${counted(odds.known + odds.absent, "answer")}`;
  const widest = widestOf(odds.options);
  if (widest === undefined) return [known];
  return [known, `${widest.field} = ${widest.value}`, percent(widest.answered), percent(widest.expected)];
}

function widestOf(options: readonly OptionAgreement[]): OptionAgreement | undefined {
  const gap = ({ answered, expected }: OptionAgreement): number => Math.abs(answered - expected);
  return options.toSorted((a, b) => gap(b) - gap(a))[0];
}

function listed(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([name, number]) => `${number} ${name}`);
  return parts.length === 0 ? "0" : parts.join(", ");
}

/** Formats a share as a percentage with one decimal: `3.4 %`. */
function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function count(tokens: number | null): string {
  return tokens === null ? "–" : tokens.toLocaleString("en-US");
}
