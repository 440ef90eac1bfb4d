import { basename, resolve } from "node:path";
import type { MethodFit, MethodsOfQuestion } from "@concordat/calibration";
import { CommandError } from "../command-error.js";
import { onOneLine } from "../terminal/escape-control-chars.js";
import { print, printJson } from "../terminal/output.js";
import { type CalibrateFlags, peopleOf } from "./calibrate-runs.js";
import { chosenOf, columnsOf } from "./real-flags.js";
import { simulatedOf } from "./simulated-of-run.js";
import { withAnswersErrors } from "./with-answers-errors.js";
import { wrapped } from "./wrapped.js";

/** Compares runs in which the agents of the same people were asked in different ways, and prints a table, or the comparison as JSON. */
export async function compareMethodsOfRuns(runs: readonly string[], flags: CalibrateFlags): Promise<void> {
  const { real, messageColumn, json = false, out, html } = flags;
  if (real === undefined)
    throw new CommandError("calibrate needs --real FILE: a CSV with what people really answered");
  if (runs.length < 2) throw new CommandError("--methods compares several runs: a run for each method");
  if (messageColumn !== undefined || out !== undefined || html !== undefined)
    throw new CommandError("--methods prints what it finds; leave --message-column, --out and --html out");
  const names = runs.map((run) => basename(resolve(run)));
  const compared = await withAnswersErrors(async () => {
    const { compareMethods, readPeopleTable } = await import("@concordat/calibration");
    const table = await readPeopleTable(real);
    const simulated = await Promise.all(runs.map((run) => simulatedOf(run, flags)));
    const context = { columns: columnsOf(flags.column), chosen: chosenOf(flags.answered), flags };
    const tables = runs.map(() => table);
    const people = await peopleOf(simulated, tables, names, context);
    return compareMethods({
      questions: simulated[0]?.questions ?? [],
      methods: people.map((run, at) => ({ name: names[at] ?? "", people: run.people })),
    });
  });
  if (json) printJson(compared);
  else print(compared.flatMap(questionLines).join("\n"));
}

const widths = [17, 8, 22, 10, 21];

function questionLines(found: MethodsOfQuestion): string[] {
  const { question, compared, option, methods } = found;
  if (methods.length === 0) return [...wrapped(`${onOneLine(question)}: ${nothingComparedText(found)}`), ""];
  const what = option === null ? "the mean" : `“${onOneLine(option)}”`;
  const [nearest, ...others] = methods;
  const worse = others.filter(({ isWorse }) => isWorse).map(({ name }) => name);
  const alike = others.filter(({ isWorse }) => !isWorse).map(({ name }) => name);
  return [
    ...wrapped(
      `${onOneLine(question)}: ${compared} people who answered, each with an agent that answered in every run. Correlation and worth are about ${what}.`,
    ),
    cells(["", option === null ? "error" : "Brier", "correlation", "variation", "further answers"]),
    ...methods.map(methodLine),
    ...wrapped(
      [
        `Nearest to these people: ${nearest?.name ?? ""}.`,
        ...(worse.length === 0 ? [] : [`Surely further from them: ${worse.join(", ")}.`]),
        ...(alike.length === 0 ? [] : [`Not told apart from it: ${alike.join(", ")}.`]),
        "This is corrected for choosing the nearest after looking.",
        ...omittedSentences(found),
      ].join(" "),
    ),
    "",
  ];
}

/** Why methods are not compared in a question. */
function nothingComparedText(found: MethodsOfQuestion): string {
  const { answered, compared, omitted } = found;
  if (answered === 0) return "no person of the runs really answered it.";
  if (answered < 30) return `only ${answered} people really answered it; at least 30 are needed.`;
  if (omitted.length > 0) return ["nothing can be compared.", ...omittedSentences(found)].join(" ");
  return `only ${compared} people answered with an agent that answered in every run; at least 30 are needed.`;
}

function omittedSentences({ answered, omitted }: MethodsOfQuestion): string[] {
  return omitted.map(
    (method) =>
      `Not compared: ${onOneLine(method.name)}, where only ${method.answered} of these ${answered} people have an agent with a valid answer; at least 30 are needed.`,
  );
}

function methodLine({ name, loss, correlation, variation, worth }: MethodFit): string {
  const two = (value: number): string => value.toFixed(2).replace("-", "−");
  return cells([
    onOneLine(name),
    loss.toFixed(3),
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
    .map((text, at) => text.slice(0, widths[at]).padEnd(widths[at] ?? 0))
    .join(" ")
    .trimEnd();
}
