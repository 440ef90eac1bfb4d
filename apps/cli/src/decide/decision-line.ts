import type { DecisionRecord } from "@concordat/contracts/decision-record";
import { choiceOdds, unlikelyChoice } from "@concordat/simulation/results";
import { colours } from "../terminal/colours.js";
import { escapeControlChars } from "../terminal/escape-control-chars.js";

/** Most characters of the words behind a choice. */
const maxWordsLength = 200;

/** A decision as a line for people: who decided what on which post, with the odds of the choice where they are known, and why; an unlikely choice is explained. */
export function decisionLine(record: DecisionRecord): string {
  const { bold, red, yellow } = colours.out;
  const about = record.post_id === null ? "" : ` on ${shortened(record.post_id)}`;
  const who = `${shortened(record.agent_id)}${about}: `;
  if (record.state !== "valid") {
    const paint = record.state === "failed" ? red : yellow;
    return `${who}${paint(record.state)} · ${shortened(`${record.error.code}: ${record.error.message}`)}`;
  }
  if (record.contract === "composition/v1")
    return `${who}${bold("COMPOSE")} · ${shortened(record.decision.content)}`;
  const { choice, reason, content } = record.decision;
  const probability = choiceOdds(record)?.options.find(({ value }) => value === choice)?.probability;
  const odds = probability === undefined ? "" : ` (odds ${Math.round(100 * probability)} %)`;
  const why = unlikelyChoice(record);
  const words = [
    ...(reason === undefined || reason === "" ? [] : [shortened(reason)]),
    ...(content == null || content === "" ? [] : [shortened(JSON.stringify(content))]),
    ...(why === null ? [] : [why]),
  ];
  return `${who}${bold(choice)}${odds} · ${words.join(" · ")}`;
}

/** A text in one line of bearable length. */
function shortened(text: string): string {
  const characters = [...escapeControlChars(text.replace(/\s+/g, " ").trim())];
  return characters.length <= maxWordsLength
    ? characters.join("")
    : `${characters.slice(0, maxWordsLength - 1).join("")}…`;
}
