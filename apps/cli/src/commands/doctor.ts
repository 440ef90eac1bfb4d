import { onOneLine } from "@concordat/report-kit/terminal-text";
import type { Command } from "commander";
import type { DoctorFinding } from "../doctor/doctor-finding.js";
import { runChecks } from "../doctor/run-checks.js";
import { exitCode } from "../exit-code.js";
import { parseWholeNumber } from "../models/client-options.js";
import { print, printJson } from "../terminal/output.js";

interface DoctorFlags {
  readonly endpoint: string;
  readonly openai?: string;
  readonly postgres?: string;
  readonly timeout?: number;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .option("--endpoint <url>", "address of Ollama", "http://localhost:11434")
    .option(
      "--openai <url>",
      "base URL of a server with the OpenAI chat API, such as http://localhost:8080/v1",
    )
    .option("--postgres <url>", "address of a PostgreSQL server (default: the variable DATABASE_URL)")
    .option(
      "--timeout <seconds>",
      "time limit of each check (default: short enough to finish within two seconds)",
      parseWholeNumber,
    )
    .option("--json", "print the findings as NDJSON")
    .action(doctor);
}

async function doctor({
  endpoint,
  openai,
  postgres = process.env.DATABASE_URL,
  timeout,
  json = false,
}: DoctorFlags): Promise<void> {
  const where = { endpoint, openai: openai ?? null, postgres: postgres ?? null };
  const findings = await runChecks(where, timeout === undefined ? undefined : timeout * 1000);
  for (const [index, finding] of findings.entries()) {
    if (json) printJson(finding);
    else print(lines(finding, findings.slice(index + 1)));
  }
  if (findings.some(({ state }) => state === "broken")) process.exitCode = exitCode.someFailed;
}

/** Formats a finding; advice that a later finding repeats is printed there. */
function lines({ state, name, detail, advice }: DoctorFinding, later: readonly DoctorFinding[]): string {
  const first = `${state.padEnd(6)}  ${onOneLine(`${name}: ${detail}`)}`;
  return advice === null || later.some((other) => other.advice === advice)
    ? first
    : `${first}\n        ${advice}`;
}
