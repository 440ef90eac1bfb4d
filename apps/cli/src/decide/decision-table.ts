import type { DecisionRecord } from "@concordat/contracts/decision-record";
import Table from "cli-table3";
import { asMarked, colours, withColours } from "../terminal/colours.js";
import { escapeControlChars } from "../terminal/escape-control-chars.js";

/** Longest text in a cell, in characters. */
const maxTextLength = 60;

/**
 * Decisions as a table for people.
 * @param postName how a post is called. Default: by its id
 */
export function decisionTable(
  records: readonly DecisionRecord[],
  postName: (postId: string) => string = (postId) => postId,
): string {
  const table = new Table({
    head: ["agent", "post", "choice", "reason", "content"],
    style: { head: [], border: [] },
  });
  for (const record of records) table.push(row(record, postName).map(withColours));
  return asMarked(table.toString());
}

function row(record: DecisionRecord, postName: (postId: string) => string): string[] {
  const { bold, red, yellow } = colours.out;
  const who = [
    shortened(record.agent_id),
    shortened(record.post_id === null ? "–" : postName(record.post_id)),
  ];
  if (record.state === "valid") {
    if (record.contract === "composition/v1")
      return [...who, bold("COMPOSE"), "", shortened(record.decision.content)];
    const { choice, reason, content } = record.decision;
    return [...who, bold(choice), shortened(reason), shortened(content ?? "")];
  }
  const paint = record.state === "failed" ? red : yellow;
  return [...who, paint(record.state), shortened(`${record.error.code}: ${record.error.message}`), ""];
}

/** A text in one line of bearable length. */
function shortened(text: string): string {
  const line = escapeControlChars(text.replace(/\s+/g, " ").trim());
  const characters = [...line];
  return characters.length <= maxTextLength ? line : `${characters.slice(0, maxTextLength - 1).join("")}…`;
}
