import { shellWord } from "@concordat/report-kit/shell-word";
import { clientArguments } from "../models/client-arguments.js";
import type { ClientFlags } from "../models/client-options.js";
import { program } from "../run/program.js";
import type { ReportFlags } from "./write-reports.js";

/** Returns the shell command that resumes a run with the same options for the model and the reports. */
export function copilotResumeCommand(path: string, flags: ClientFlags & ReportFlags): string {
  const { out, html, json } = flags;
  return [
    `${program()} copilot resume`,
    shellWord(path),
    ...clientArguments(flags),
    ...(out === undefined ? [] : ["--out", shellWord(out)]),
    ...(html === undefined ? [] : ["--html", shellWord(html)]),
    ...(json === true ? ["--json"] : []),
  ].join(" ");
}
