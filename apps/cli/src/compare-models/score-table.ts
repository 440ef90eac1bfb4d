import Table from "cli-table3";
import { asMarked, colours, withColours } from "../terminal/colours.js";
import { escapeControlChars } from "../terminal/escape-control-chars.js";
import { isFlawless, type ModelScore } from "./model-score.js";

const columns = [
  "model",
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
  const table = new Table({ head: columns, style: { head: [], border: [] } });
  for (const score of scores) table.push(row(score).map(withColours));
  return asMarked(table.toString());
}

function row(score: ModelScore): string[] {
  const { model, asked, validAtOnce, validLater, failed, repaired, repairs, unreachable } = score;
  const { bold, red } = colours.out;
  const name = isFlawless(score) ? bold(escapeControlChars(model)) : escapeControlChars(model);
  if (unreachable !== null && asked <= 1)
    return [name, red("cannot be reached"), ...columns.slice(2).map(() => "–")];
  return [
    name,
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
