import { drawnOdds, unlikelyAnswer } from "@concordat/llm";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { ShownAnswer } from "@concordat/simulation";
import { formatProbability, formatSurveyTime } from "@concordat/simulation/results";
import type { ListedAnswer } from "../answers/listed-answer.js";
import { formatAttempt } from "./attempt-text.js";

/**
 * Formats an answer as one line, such as `before round 2, mara on opinion/support: yes`.
 * @param rounds the number of rounds of the scenario
 */
export function formatAnswer({ record }: ShownAnswer, rounds: number): string {
  const head = headOf({ ...record, agent: record.agent_id }, rounds);
  if (record.state === "valid") return `${head}: ${onOneLine(String(record.answer))}`;
  return `${head}: ${record.state}, ${record.error.code}: ${onOneLine(record.error.message)}`;
}

/**
 * Formats a listed answer as one line, such as `before round 2, mara on opinion/support: yes`.
 * @param rounds the number of rounds of the scenario
 */
export function formatListedAnswer(listed: ListedAnswer, rounds: number): string {
  const { state, code, answer } = listed;
  return `${headOf(listed, rounds)}: ${answer === null ? `${state}, ${onOneLine(code ?? "")}` : onOneLine(String(answer))}`;
}

function headOf(
  { round, agent, survey, question }: Pick<ListedAnswer, "round" | "agent" | "survey" | "question">,
  rounds: number,
): string {
  return `${formatSurveyTime(round, rounds)}, ${onOneLine(agent)} on ${onOneLine(`${survey}/${question}`)}`;
}

/**
 * Formats an answer with its question, its probabilities and every attempt.
 * @param rounds the number of rounds of the scenario
 */
export function formatWholeAnswer(shown: ShownAnswer, rounds: number): string {
  return [
    formatAnswer(shown, rounds),
    `question: ${JSON.stringify(shown.question.text)}`,
    ...(shown.record.odds?.fields ?? []).flatMap((found) => [
      oddsLine(shown, found),
      ...whyUnlikely(shown, found),
    ]),
    ...shown.record.attempts.map(formatAttempt),
  ].join("\n");
}

type FieldOdds = NonNullable<ShownAnswer["record"]["odds"]>["fields"][number];

/** Returns a line that explains why an answer is not the most probable option. Empty if it is. */
function whyUnlikely({ record }: ShownAnswer, found: FieldOdds): string[] {
  if (record.state !== "valid" || found.state === "absent") return [];
  const why = unlikelyAnswer({
    value: record.answer,
    options: found.options,
    isDrawn: isDrawn(record, found),
  });
  return why === null ? [] : [onOneLine(why)];
}

function isDrawn({ attempts }: ShownAnswer["record"], { field }: FieldOdds): boolean {
  return drawnOdds(attempts, field) !== null;
}

function oddsLine({ record }: ShownAnswer, found: FieldOdds): string {
  if (found.state === "absent") return `no odds: ${onOneLine(found.reason)}`;
  const options = found.options.map(
    ({ value, probability }) => `${onOneLine(value)} ${formatProbability(probability)}`,
  );
  const from =
    found.source === "stated"
      ? "the model's percentages"
      : isDrawn(record, found)
        ? "drawn from the model's odds"
        : "the model's odds, next to its answer";
  return `${from}: ${options.join(", ")}`;
}
