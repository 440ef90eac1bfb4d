import { readFile } from "node:fs/promises";
import { type DecisionRun, decisionRun } from "@concordat/contracts/decision-run";
import { RunFileError } from "./run-file-error.js";

/**
 * The run that a file holds.
 * @throws {RunFileError} when it cannot be read, is no run, or is one of a version that is not known here
 */
export async function readRun(file: string): Promise<DecisionRun> {
  const text = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === "ENOENT" ? "there is no such file" : cause.message;
    throw new RunFileError(`${file}: ${reason}`, { cause });
  });
  return parseRun(text, file);
}

/** @throws {RunFileError} */
export function parseRun(text: string, file: string): DecisionRun {
  const value = parsed(text, file);
  if (typeof value !== "object" || value === null || !("contract_version" in value)) {
    throw new RunFileError(`${file} is no decision run: it has no contract_version`);
  }
  if (value.contract_version !== "v1") {
    const version = JSON.stringify(value.contract_version);
    throw new RunFileError(`${file} is a run of contract version ${version}; this program knows "v1"`);
  }
  const [violation, ...more] = decisionRun.validate(value);
  if (violation !== undefined) {
    const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
    throw new RunFileError(
      `${file} is no decision run: ${violation.path || "the whole"} ${violation.message}${others}`,
    );
  }
  return decisionRun.parse(value);
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RunFileError(`${file} is no JSON`, { cause });
  }
}
