import Table from "cli-table3";
import { asMarked, colours, withColours } from "../terminal/colours.js";
import { escapeControlChars } from "../terminal/escape-control-chars.js";
import { isFlawless, type ModelScore } from "./model-score.js";

const columns = [
  "model",
  "form",
  "valid at once",
  "valid later",
  "failed",
  "repaired",
  "tokens read",
  "tokens written",
  "seconds",
];

/** The models side by side, a row each, for people. */
export function scoreTable(scores: readonly ModelScore[]): string {
  const withOdds = scores.some(({ odds }) => odds !== null);
  const head = withOdds ? [...columns, "odds known", "largest difference from answers"] : columns;
  const table = new Table({ head, style: { head: [], border: [] } });
  for (const score of scores)
    table.push([...row(score), ...(withOdds ? oddsCells(score) : [])].map(withColours));
  return asMarked(table.toString());
}

/** How many answers have odds, and by how much these differ from what was answered. */
function oddsCells({ odds }: ModelScore): string[] {
  if (odds === null) return ["–", "–"];
  const difference =
    odds.largestDifference === null ? "–" : `${(100 * odds.largestDifference).toFixed(1)} points`;
  return [`${odds.known} of ${odds.known + odds.absent}`, difference];
}

function row(score: ModelScore): string[] {
  const { model, form, asked, validAtOnce, validLater, failed, repaired, repairs, unreachable } = score;
  const { bold, red } = colours.out;
  const name = isFlawless(score) ? bold(escapeControlChars(model)) : escapeControlChars(model);
  if (unreachable !== null && asked <= 1)
    return [name, form, red("cannot be reached"), ...columns.slice(3).map(() => "–")];
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

function count(tokens: number | null): string {
  return tokens === null ? "–" : String(tokens);
}
