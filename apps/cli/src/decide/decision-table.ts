import type { DecisionRecord } from "@concordat/contracts/decision-record";
import Table from "cli-table3";
import { colours } from "../terminal/colours.js";

const longestText = 60;

/** Decisions as a table for people. */
export function decisionTable(records: readonly DecisionRecord[]): string {
  const table = new Table({
    head: ["agent", "post", "choice", "reason", "content"],
    style: { head: [], border: [] },
  });
  for (const record of records) table.push(row(record));
  return table.toString();
}

function row(record: DecisionRecord): string[] {
  const { bold, red, yellow } = colours.out;
  const who = [record.agent_id, record.post_id ?? "–"];
  if (record.state === "valid") {
    const { choice, reason, content } = record.decision;
    return [...who, bold(choice), shortened(reason), shortened(content ?? "")];
  }
  const paint = record.state === "failed" ? red : yellow;
  return [...who, paint(record.state), shortened(`${record.error.code}: ${record.error.message}`), ""];
}

/** A text in one line of bearable length; control characters never reach the terminal. */
function shortened(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  const characters = [...line];
  return characters.length <= longestText ? line : `${characters.slice(0, longestText - 1).join("")}…`;
}
