import type { Command } from "commander";
import { checkApart, remainingMs } from "../doctor/check-apart.js";
import { checks } from "../doctor/checks.js";
import type { Finding } from "../doctor/finding.js";
import { exitCode } from "../exit-code.js";
import { wholeNumber } from "../models/client-options.js";
import { onOneLine } from "../terminal/escape-control-chars.js";
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
    .option("--endpoint <url>", "where Ollama is", "http://localhost:11434")
    .option(
      "--openai <url>",
      "a server of the OpenAI chat API, where its API begins: http://localhost:8080/v1",
    )
    .option("--postgres <url>", "a server of PostgreSQL; default: DATABASE_URL, where it is set")
    .option(
      "--timeout <seconds>",
      "seconds until a check is given up; default: as many as end the command before two seconds",
      wholeNumber,
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
  const waitMs = timeout === undefined ? remainingMs() : timeout * 1000;
  const where = { endpoint, openai: openai ?? null, postgres: postgres ?? null };
  const processes = [...new Set(checks.map(({ process }) => process))];
  const found = await Promise.all(
    processes.map((wanted) => {
      const names = checks.flatMap(({ name, process }) => (process === wanted ? [name] : []));
      return checkApart({ names, where }, { waitMs });
    }),
  );
  const byName = new Map(found.flatMap((part) => [...part]));
  const findings = checks.flatMap(({ name }) => byName.get(name) ?? []);
  for (const finding of findings) {
    if (json) printJson(finding);
    else print(lines(finding));
  }
  if (findings.some(({ state }) => state === "broken")) process.exitCode = exitCode.someFailed;
}

function lines({ state, name, detail, advice }: Finding): string {
  const first = `${state.padEnd(6)}  ${onOneLine(`${name}: ${detail}`)}`;
  return advice === null ? first : `${first}\n        ${advice}`;
}
