import type { Command } from "commander";
import { exitCode } from "../exit-code.js";
import { namedContract, schemaOption } from "../files/named-contract.js";
import { readValues, unexplained } from "../files/read-values.js";
import { violationMessage } from "../files/time-advice.js";
import { note, print, printJson } from "../terminal/output.js";

interface Broken {
  readonly place: string;
  readonly path: string;
  /** The schema keyword that is violated; absent for rules that no schema can express. */
  readonly keyword?: string;
  readonly message: string;
}

export function define(command: Command): void {
  command
    .argument(
      "[contract]",
      "built-in schema (agent-decision, agent-decision/v1), JSON Schema file, or a definition in one: mcp.json#/$defs/Tool",
    )
    .argument("[files...]", "JSON or NDJSON files (default: standard input, also -)")
    .option(...schemaOption)
    .option("--json", "print the violations as NDJSON")
    .action(validate);
}

interface Flags {
  readonly schema?: string;
  readonly json?: boolean;
}

async function validate(
  first: string | undefined,
  others: readonly string[],
  { schema, json = false }: Flags,
): Promise<void> {
  // With the caller's schema, every name is a file.
  const files = schema === undefined || first === undefined ? others : [first, ...others];
  const contract = await namedContract(schema === undefined ? first : undefined, schema);
  let values = 0;
  let broken = 0;
  for (const file of files.length === 0 ? ["-"] : files) {
    for (const { value, place, faults } of await readValues(file)) {
      const violations = unexplained(contract.validate(value), faults);
      const found: Broken[] = [
        ...faults,
        ...violations.map((violation) => ({
          place: place(violation.path),
          ...violation,
          message: violationMessage(contract, value, violation),
        })),
      ];
      if (faults.length === 0) found.push(...(await furtherProblems(contract.ref, file, found)));
      values++;
      if (found.length > 0) broken++;
      for (const one of found) report(one, json);
    }
  }
  note(`${values - broken} of ${values} valid against ${contract.ref}`);
  if (broken > 0) process.exitCode = exitCode.someFailed;
}

/** Returns the problems that a contract cannot know, without those already found. */
async function furtherProblems(
  ref: string,
  file: string,
  found: readonly Broken[],
): Promise<readonly Broken[]> {
  if (file === "-" && found.length > 0) return [];
  const problems = (await references[ref]?.(file)) ?? [];
  return problems.filter(
    ({ path, message }) => !found.some((one) => one.path === path && one.message === message),
  );
}

/** The contracts whose values name other files, and the loaders of these. */
const references: Readonly<Record<string, (file: string) => Promise<readonly Broken[]>>> = {
  "scenario/v1": brokenReferences,
};

async function brokenReferences(file: string): Promise<readonly Broken[]> {
  if (file === "-") {
    note("the files that the scenario names are looked for only where it is read from a file");
    return [];
  }
  const { loadScenario, ScenarioError } = await import("@concordat/simulation");
  try {
    await loadScenario(file);
    return [];
  } catch (error) {
    if (!ScenarioError.isInstance(error)) throw error;
    return error.problems;
  }
}

function report(broken: Broken, json: boolean): void {
  if (json) printJson(broken);
  else print(`${broken.place}: ${broken.path || "(whole value)"} ${broken.message}`);
}
