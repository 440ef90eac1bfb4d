import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { unlikelyChoice } from "@concordat/simulation/results";
import { colours } from "../terminal/colours.js";
import { shortLine } from "../terminal/escaped-line.js";
import { chanceOf } from "./chance-of.js";

/** Maximum length of each text by a third party. */
const maxTextLength = 200;

/**
 * Formats a decision as a line with the agent, the choice, the post and the reason. The probability of the choice is
 * included if it is known, and an unlikely choice is explained.
 */
export function decisionLine(record: DecisionRecord): string {
  const { bold, red, yellow } = colours.out;
  const about = record.post_id === null ? "" : ` on ${shortLine(record.post_id, maxTextLength)}`;
  const who = `${shortLine(record.agent_id, maxTextLength)}${about}: `;
  if (record.state !== "valid") {
    const paint = record.state === "failed" ? red : yellow;
    return `${who}${paint(record.state)} · ${shortLine(`${record.error.code}: ${record.error.message}`, maxTextLength)}`;
  }
  if (record.contract === "composition/v1")
    return `${who}${bold("COMPOSE")} · ${shortLine(record.decision.content, maxTextLength)}`;
  const { choice, reason, content } = record.decision;
  const probability = chanceOf(record, choice);
  const odds = probability === null ? "" : ` (odds ${Math.round(100 * probability)} %)`;
  const why = unlikelyChoice(record);
  const words = [
    ...(reason === undefined || reason === "" ? [] : [shortLine(reason, maxTextLength)]),
    ...(content == null || content === "" ? [] : [shortLine(JSON.stringify(content), maxTextLength)]),
    ...(why === null ? [] : [why]),
  ];
  return `${who}${bold(choice)}${odds} · ${words.join(" · ")}`;
}
