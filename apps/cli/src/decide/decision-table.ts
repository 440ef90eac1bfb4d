import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { choiceOdds, formatOdds, unlikelyChoice } from "@concordat/simulation/results";
import { colours } from "../terminal/colours.js";
import { escapeControlChars } from "../terminal/escape-control-chars.js";
import { fittedTable } from "../terminal/fitted-table.js";

/** Longest text in a cell, in characters. */
const maxTextLength = 200;

/** Longest name in a cell, in characters. */
const maxNameLength = 40;

const headings = ["agent", "post", "choice", "reason, and what is written"];

/**
 * Decisions as a table for people, with the odds of each that has any.
 * @param postName how a post is called. Default: by its id
 */
export function decisionTable(
  records: readonly DecisionRecord[],
  postName: (postId: string) => string = (postId) => postId,
): string {
  return fittedTable(
    headings,
    records.map((record) => row(record, postName)),
  );
}

function row(record: DecisionRecord, postName: (postId: string) => string): string[] {
  const who = [
    shortened(record.agent_id, maxNameLength),
    shortened(record.post_id === null ? "–" : postName(record.post_id), maxNameLength),
  ];
  const { bold, red, yellow } = colours.out;
  const [choice, ...words] = said(record);
  const paint = record.state === "valid" ? bold : record.state === "failed" ? red : yellow;
  return [...who, paint(choice), [...words, ...oddsOf(record)].join("\n")];
}

/** What was decided, or how it ended; then the words. */
function said(record: DecisionRecord): [choice: string, ...words: string[]] {
  if (record.state !== "valid")
    return [record.state, shortened(`${record.error.code}: ${record.error.message}`)];
  if (record.contract === "composition/v1") return ["COMPOSE", quoted(record.decision.content)];
  const { choice, reason, content } = record.decision;
  const written = content == null || content === "" ? [] : [quoted(content)];
  return [choice, ...(reason === undefined || reason === "" ? [] : [shortened(reason)]), ...written];
}

/** The odds of the choice, and why it is not the likeliest; nothing where the record has none. */
function oddsOf(record: DecisionRecord): string[] {
  const odds = choiceOdds(record);
  const why = unlikelyChoice(record);
  return [...(odds === null ? [] : [formatOdds(odds)]), ...(why === null ? [] : [why])];
}

function quoted(text: string): string {
  return `"${shortened(text)}"`;
}

/** A text in one line of bearable length. */
function shortened(text: string, most = maxTextLength): string {
  const line = escapeControlChars(text.replace(/\s+/g, " ").trim());
  const characters = [...line];
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join("")}…`;
}
