import { suggestion } from "@concordat/contracts/options";
import type { Statechart } from "@concordat/contracts/statechart";
import { checkStatechart, toMermaid, toScxml, toXState } from "@concordat/statechart";
import type { Command } from "commander";
import { readChart } from "../charts/read-chart.js";
import { CommandError } from "../command-error.js";
import { exitCode } from "../exit-code.js";
import { note, print, printJson } from "../terminal/output.js";

/** The formats of a chart for other tools. */
const formats: Readonly<Record<string, (chart: Statechart) => string>> = {
  mermaid: toMermaid,
  xstate: (chart) => JSON.stringify(toXState(chart), null, 2),
  scxml: toScxml,
};

const file = "statechart file, statechart/v1 (default: the social agents' chart)";

export function define(command: Command): void {
  command
    .command("show")
    .description("print states and transitions")
    .argument("[file]", file)
    .option("--json", "print the chart as JSON")
    .action(show);
  command
    .command("check")
    .description("find likely mistakes in a statechart")
    .argument("[file]", file)
    .option("--json", "print the findings as NDJSON")
    .action(check);
  command
    .command("export")
    .description("convert a statechart to Mermaid, XState or SCXML")
    .argument("[file]", file)
    .option("--format <name>", Object.keys(formats).join(", "), "mermaid")
    .action(exportChart);
}

async function show(path: string | undefined, { json }: { readonly json?: boolean }): Promise<void> {
  const chart = await readChart(path);
  if (json === true) printJson(chart, 2);
  else print(chartText(chart));
}

/** Formats a chart as text: its states, then its transitions. */
function chartText({ id, initial, description, states, transitions }: Statechart): string {
  const width = Math.max(...Object.keys(states).map(({ length }) => length));
  return [
    `${id}, from ${initial}${description === undefined ? "" : `: ${description}`}`,
    "",
    ...Object.entries(states).map(([name, state]) => `  ${name.padEnd(width)}  ${state.description}`),
    "",
    ...transitions.map(transitionLine),
  ].join("\n");
}

function transitionLine({ from, trigger, to, guard, action }: Statechart["transitions"][number]): string {
  const condition = guard === undefined ? "" : ` [${guard}]`;
  return `  ${from} --${trigger}--> ${to}${condition}${action === undefined ? "" : ` / ${action}`}`;
}

async function check(path: string | undefined, { json }: { readonly json?: boolean }): Promise<void> {
  const chart = await readChart(path);
  const findings = checkStatechart(chart);
  for (const finding of findings) {
    if (json === true) printJson(finding);
    else print(finding.message);
  }
  note(findings.length === 0 ? `${chart.id}: nothing odd` : `${chart.id}: ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = exitCode.someFailed;
}

async function exportChart(path: string | undefined, { format }: { readonly format: string }): Promise<void> {
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (write === undefined)
    throw new CommandError(`--format ${format} is unknown; ${suggestion(format, Object.keys(formats))}`);
  print(write(await readChart(path)));
}
