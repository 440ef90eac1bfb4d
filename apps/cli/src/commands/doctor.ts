import type { Command } from "commander";
import { checks } from "../doctor/checks.js";
import type { Finding } from "../doctor/finding.js";
import { exitCode } from "../exit-code.js";
import { onOneLine } from "../terminal/escape-control-chars.js";
import { print, printJson } from "../terminal/output.js";

interface DoctorFlags {
  readonly endpoint: string;
  readonly openai?: string;
  readonly postgres?: string;
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
    .option("--json", "print the findings as NDJSON")
    .action(doctor);
}

async function doctor({
  endpoint,
  openai,
  postgres = process.env.DATABASE_URL,
  json = false,
}: DoctorFlags): Promise<void> {
  const findings = await Promise.all(
    checks.map((check) => check({ endpoint, openai: openai ?? null, postgres: postgres ?? null })),
  );
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
