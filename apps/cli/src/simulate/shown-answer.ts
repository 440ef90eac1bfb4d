import type { ShownAnswer } from "@concordat/simulation";
import { whenAsked } from "@concordat/simulation/shared";
import { onOneLine } from "../terminal/harmless.js";
import { wholeAttempt } from "./shown-attempt.js";

/** An answer on a line, of a run with so many rounds: `before round 2, mara on opinion/support: yes`. */
export function answerLine({ record }: ShownAnswer, rounds: number): string {
  const head = `${whenAsked(record.round, rounds)}, ${onOneLine(record.agent_id)} on ${onOneLine(`${record.survey}/${record.question}`)}`;
  if (record.state === "valid") return `${head}: ${onOneLine(String(record.answer))}`;
  return `${head}: ${record.state}, ${record.error.code}: ${onOneLine(record.error.message)}`;
}

/** An answer with the question and every attempt, of a run with so many rounds. */
export function wholeAnswer(shown: ShownAnswer, rounds: number): string {
  return [
    answerLine(shown, rounds),
    `question: ${JSON.stringify(shown.question.text)}`,
    ...shown.record.attempts.map(wholeAttempt),
  ].join("\n");
}
