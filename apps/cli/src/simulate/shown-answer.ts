import type { ShownAnswer } from "@concordat/simulation";
import { onOneLine } from "../terminal/harmless.js";
import { wholeAttempt } from "./shown-attempt.js";

/** An answer on a line: `before round 2, mara on opinion/support: yes`. */
export function answerLine({ record }: ShownAnswer): string {
  const head = `before round ${record.round}, ${onOneLine(record.agent_id)} on ${onOneLine(`${record.survey}/${record.question}`)}`;
  if (record.state === "valid") return `${head}: ${onOneLine(String(record.answer))}`;
  return `${head}: ${record.state}, ${record.error.code}: ${onOneLine(record.error.message)}`;
}

/** An answer with the question and every attempt. */
export function wholeAnswer(shown: ShownAnswer): string {
  return [
    answerLine(shown),
    `question: ${JSON.stringify(shown.question.text)}`,
    ...shown.record.attempts.map(wholeAttempt),
  ].join("\n");
}
