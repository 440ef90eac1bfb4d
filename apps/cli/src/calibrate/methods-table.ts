import { type MethodFit, type MethodsOfQuestion, minAnswers } from "@concordat/calibration";
import { printFixed } from "@concordat/report-kit";
import { onOneLine } from "@concordat/report-kit/terminal-text";
import { wrapLines } from "./wrap-lines.js";

const widths = [17, 8, 22, 10, 21];

/** Formats a comparison of methods: for each question a row for each method, nearest first. */
export function methodsTable(compared: readonly MethodsOfQuestion[]): string {
  return compared.flatMap(questionLines).join("\n");
}

/** Returns the reason for each question if the methods cannot be compared for any of them. */
export function nothingComparedLines(compared: readonly MethodsOfQuestion[]): string[] {
  const reasons = compared.map((found) => `${onOneLine(found.question)}: ${nothingComparedText(found)}`);
  const none = "the surveys of the runs have no question with choices, a scale or a number.";
  return ["the methods cannot be compared.", ...(reasons.length === 0 ? [none] : reasons)];
}

function questionLines(found: MethodsOfQuestion): string[] {
  const { question, compared, option, methods } = found;
  if (methods.length === 0)
    return [...wrapLines(`${onOneLine(question)}: ${nothingComparedText(found)}`), ""];
  const what = option === null ? "the mean" : `“${onOneLine(option)}”`;
  const [nearest, ...others] = methods;
  const worse = others.filter(({ isWorse }) => isWorse).map(({ name }) => name);
  const alike = others.filter(({ isWorse }) => !isWorse).map(({ name }) => name);
  return [
    ...wrapLines(
      `${onOneLine(question)}: ${compared} people who answered, each with an agent that answered in every run. ${option === null ? "Error is the mean absolute error, in the unit of the answers: 0 is best." : "Brier is the squared error of an option's probability, averaged over the options: from 0, the best, to 1."} Correlation and worth are about ${what}.`,
    ),
    cells(["", option === null ? "error" : "Brier", "correlation", "variation", "further answers"]),
    ...methods.map(methodLine),
    ...wrapLines(
      [
        `Nearest to these people: ${nearest?.name ?? ""}.`,
        ...(worse.length === 0 ? [] : [`Further from them, beyond chance (at 5 %): ${worse.join(", ")}.`]),
        ...(alike.length === 0 ? [] : [`Not told apart from it: ${alike.join(", ")}.`]),
        "This is corrected for choosing the nearest after looking.",
        ...omittedSentences(found),
      ].join(" "),
    ),
    "",
  ];
}

/** Returns the reason why the methods cannot be compared for a question. */
function nothingComparedText(found: MethodsOfQuestion): string {
  const { answered, compared, omitted } = found;
  if (answered === 0) return "no person of the runs really answered it.";
  if (answered < minAnswers)
    return `only ${answered} people really answered it; at least ${minAnswers} are needed.`;
  if (omitted.length > 0) return ["nothing can be compared.", ...omittedSentences(found)].join(" ");
  return `only ${compared} people answered with an agent that answered in every run; at least ${minAnswers} are needed.`;
}

function omittedSentences({ answered, omitted }: MethodsOfQuestion): string[] {
  return omitted.map(
    (method) =>
      `Not compared: ${onOneLine(method.name)}, where only ${method.answered} of these ${answered} people have an agent with a valid answer; at least ${minAnswers} are needed.`,
  );
}

function methodLine({ name, loss, correlation, variation, worth }: MethodFit): string {
  const two = (value: number): string => printFixed(value, 2);
  return cells([
    onOneLine(name),
    printFixed(loss, 3),
    correlation === null
      ? "–"
      : `${two(correlation.estimate)} (${two(correlation.low)} to ${two(correlation.high)})`,
    variation === null ? "–" : two(variation),
    worth === null || worth.verdict !== "adds"
      ? "none"
      : `${Math.round(worth.further)} (${Math.max(0, Math.round(worth.low))} to ${Math.round(worth.high)})`,
  ]);
}

function cells(texts: readonly string[]): string {
  return texts
    .map((text, at) => cut(text, widths[at] ?? 0).padEnd(widths[at] ?? 0))
    .join(" ")
    .trimEnd();
}

/** Cuts a text to a number of characters, and shows that it was cut. */
function cut(text: string, width: number): string {
  const characters = [...text];
  return characters.length > width ? `${characters.slice(0, width - 1).join("")}…` : text;
}
