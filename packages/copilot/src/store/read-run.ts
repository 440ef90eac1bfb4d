import { pointerTo } from "@concordat/contracts/contract";
import { type DecisionRun, decisionRun } from "@concordat/contracts/decision-run";
import { decisionRunV1ToV2 } from "@concordat/contracts/decision-run/migrate";
import { decisionRunV1 } from "@concordat/contracts/decision-run/v1";
import { checkValue, pathRules, type Rule, required } from "@concordat/contracts/options";
import { FilesError, readWhole } from "@concordat/files";
import { numberBeyondRange } from "@concordat/files/text";

/**
 * Reads the run in a file. A run of `decision-run/v1` is converted to version 2.
 * @throws {FilesError} UNREADABLE; NOT_A_RUN also for a run of a version that is not known here
 */
export async function readRun(file: string): Promise<DecisionRun> {
  checkValue(file, required(pathRules.file), "file");
  return parseRun((await readWhole(file)).toString("utf8"), file);
}

const aText: Rule = {
  message: "must be a string",
  test: (value) => typeof value === "string",
  required: true,
};

/**
 * Parses the text of a run's file. `file` names it in errors.
 * @throws {FilesError} NOT_A_RUN when the text is not a run
 */
export function parseRun(text: string, file: string): DecisionRun {
  checkValue(text, aText, "text");
  checkValue(file, required(pathRules.file), "file");
  const value = parsed(text, file);
  assertNumbersInRange(text, file);
  if (typeof value !== "object" || value === null || !("contract_version" in value)) {
    throw new FilesError("NOT_A_RUN", `${file} is not a decision run: it has no contract_version`);
  }
  const { contract_version: version } = value;
  if (version !== "v1" && version !== "v2") {
    throw new FilesError(
      "NOT_A_RUN",
      `${file} is a run of contract version ${JSON.stringify(version)}; this program knows "v1" and "v2"`,
    );
  }
  const [violation, ...more] = (version === "v1" ? decisionRunV1 : decisionRun).validate(value);
  if (violation !== undefined) {
    const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
    throw new FilesError(
      "NOT_A_RUN",
      `${file} is not a decision run: ${violation.path || "the whole"} ${violation.message}${others}`,
    );
  }
  return version === "v1" ? decisionRunV1ToV2(decisionRunV1.parse(value)) : decisionRun.parse(value);
}

/** Rejects a number such as 1e400. The contract would report it as infinity, which the file does not contain. */
function assertNumbersInRange(text: string, file: string): void {
  const number = numberBeyondRange(text);
  if (number === null) return;
  const path = pointerTo("", ...number.path) || "the whole";
  throw new FilesError(
    "NOT_A_RUN",
    `${file} is not a decision run: ${path} in line ${number.line} ${number.message}`,
  );
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FilesError("NOT_A_RUN", `${file} is not a decision run: it is not valid JSON`, { cause });
  }
}
