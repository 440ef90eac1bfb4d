import type { Attempt } from "@concordat/contracts/decision-record";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { formatProbability } from "@concordat/simulation/results";

/** Formats an attempt: a request to a model, with its answer and its problems. */
export function formatAttempt(attempt: Attempt): string {
  const { index, state, text, repairs, violations, error, prompt_tokens, completion_tokens } = attempt;
  const tokens = `${prompt_tokens ?? "unknown"} + ${completion_tokens ?? "unknown"} tokens`;
  return [
    `  attempt ${index}: ${state}, ${tokens}, ${attempt.duration_ms} ms, seed ${attempt.seed ?? "none"}`,
    ...(attempt.tried ?? []).map(
      ({ model, code, message }) => `    ${onOneLine(model)} gave no answer: ${code}: ${onOneLine(message)}`,
    ),
    ...(attempt.model === undefined ? [] : [`    asked last: ${onOneLine(attempt.model)}`]),
    ...turnLines(attempt.turn),
    indented(text, 4),
    ...repairs.map(({ name, offset }) => `    repaired: ${name} at ${offset}`),
    ...violations.map(({ path, message }) => `    violated: ${onOneLine(path)} ${onOneLine(message)}`),
    ...(error === null ? [] : [`    ${error.code}: ${onOneLine(error.message)}`]),
  ].join("\n");
}

/** Formats the question of a turn, and the options from which the answer was sampled. */
function turnLines(turn: Attempt["turn"]): string[] {
  if (turn === undefined) return [];
  const { field, prompt, prefill, odds } = turn;
  return [
    `    asked for ${onOneLine(field === "" ? "the whole value" : field)}: ${onOneLine(prompt)}`,
    ...(prefill === "" ? [] : [`    the answer begun with: ${JSON.stringify(prefill)}`]),
    ...(odds === null
      ? []
      : [
          `    drawn with ${odds.draw.toFixed(6)} from: ${odds.options.map(({ name, probability }) => `${onOneLine(name)} ${formatProbability(probability)}`).join(", ")}`,
        ]),
  ];
}

/** Indents the lines of a text. */
export function indented(text: string, spaces: number): string {
  return text
    .split("\n")
    .map((line) => `${" ".repeat(spaces)}${line}`)
    .join("\n");
}
