import { loadContract } from "@concordat/contracts";
import type { Command } from "commander";
import { exitCode } from "../exit-code.js";
import { readValues } from "../files/read-values.js";

interface Broken {
  readonly place: string;
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
}

export function define(command: Command): void {
  command
    .argument("<contract>", "a contract: agent-decision, or agent-decision/v1")
    .argument("[files...]", "JSON or NDJSON files; - or none for standard input")
    .option("--json", "print the violations as NDJSON")
    .action(validate);
}

async function validate(
  reference: string,
  files: readonly string[],
  { json }: { readonly json?: boolean },
): Promise<void> {
  const contract = await loadContract(reference);
  let values = 0;
  let broken = 0;
  for (const file of files.length === 0 ? ["-"] : files) {
    for (const { value, place } of await readValues(file)) {
      const violations = contract.validate(value);
      values++;
      if (violations.length > 0) broken++;
      for (const violation of violations)
        print({ place: place(violation.path), ...violation }, json === true);
    }
  }
  console.error(`${values - broken} of ${values} keep ${contract.ref}`);
  if (broken > 0) process.exitCode = exitCode.someFailed;
}

function print(broken: Broken, json: boolean): void {
  console.log(
    json ? JSON.stringify(broken) : `${broken.place}: ${broken.path || "(whole value)"} ${broken.message}`,
  );
}
