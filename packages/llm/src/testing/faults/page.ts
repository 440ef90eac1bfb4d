import { boundedText } from "../../http/bounded-text.js";
import type { Fault } from "./script.js";

/** The observed reaction of a client to a fault. */
export interface Observation {
  readonly engine: string;
  readonly fault: Fault;
  /** The error's code, or the outcome's state. */
  readonly code: string;
  readonly message: string;
  readonly attempts: number;
  readonly finishReason: string;
}

/** The page of the documentation about faults, from what was observed. */
export function faultsPage(observations: readonly Observation[]): string {
  const engines = [...new Set(observations.map(({ engine }) => engine))];
  return `# What happens when a model server fails

This page lists what \`generateObject\` returns for every fault of a model server that we know. Each row was observed: a server
played the fault, \`generateObject\` asked it with its default limits, and the row shows the outcome. The record of a failed
outcome has its code, its message and every request; no fault becomes an answer.

${engines.map((engine) => section(engine, observations)).join("\n\n")}
`;
}

function section(engine: string, observations: readonly Observation[]): string {
  const rows = observations.filter((observation) => observation.engine === engine).map(row);
  return `## ${engine}

| what the server does | outcome | requests | finish reason in the record | message |
| --- | --- | --- | --- | --- |
${rows.join("\n")}`;
}

function row({ fault, code, attempts, finishReason, message }: Observation): string {
  return `| ${[fault.name, `\`${code}\``, attempts, finishReason, cell(message)].join(" | ")} |`;
}

/** Width of a message in the table, in characters. */
const widest = 200;

/** A message without what differs from run to run. */
function cell(message: string): string {
  return boundedText(message, widest)
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, "http://localhost")
    .replace(/127\.0\.0\.1:\d+/g, "localhost")
    .replaceAll("|", "\\|")
    .replaceAll("<", "\\<");
}
