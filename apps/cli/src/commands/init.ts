import { counted, omitUndefined, suggestion } from "@concordat/contracts/options";
import { type Command, Option } from "commander";
import {
  createProject,
  jobNames,
  ProjectError,
  packageManagers,
  runningPackageManager,
} from "create-concordat";
import { assertNoHelpWord } from "../arguments/help-word.js";
import { CommandError } from "../command-error.js";
import { note, print } from "../terminal/output.js";

interface InitFlags {
  readonly job?: (typeof jobNames)[number][];
  readonly packageManager?: (typeof packageManagers)[number];
  readonly from?: string;
}

export function define(command: Command): void {
  command
    .argument("<folder>", "new or empty folder for the project")
    .option(
      "--job <names>",
      `scripts to include, separated by commas: ${jobNames.join(", ")} (default: all)`,
      jobsNamed,
    )
    .addOption(
      new Option(
        "--package-manager <name>",
        "package manager (default: the one that runs this command)",
      ).choices(packageManagers),
    )
    .option(
      "--from <folder>",
      "folder with the packed packages, until they are on npm (default: that of this installation or clone)",
    )
    .action(init);
}

function init(folder: string, { job, packageManager = runningPackageManager(), from }: InitFlags): void {
  assertNoHelpWord(folder);
  const {
    next,
    files,
    from: packages,
  } = created(() =>
    createProject({
      folder,
      packageManager,
      ...omitUndefined({ jobs: job, from }),
    }),
  );
  const source = from === undefined && packages !== null ? `, and the packages in ${packages}` : "";
  note(`created ${folder} with ${counted(files.length, "file")}${source}; next:`);
  print([`cd ${folder}`, ...next].map((line) => `  ${line}`).join("\n"));
}

/** Reports errors of project creation to the user. */
function created<Result>(create: () => Result): Result {
  try {
    return create();
  } catch (cause) {
    if (cause instanceof ProjectError) throw new CommandError(cause.message, { cause });
    throw cause;
  }
}

/**
 * Parses a list of jobs.
 * @throws {CommandError} for an unknown job
 */
function jobsNamed(value: string): (typeof jobNames)[number][] {
  return value.split(",").map((name) => {
    const known = jobNames.find((job) => job === name.trim());
    if (known !== undefined) return known;
    throw new CommandError(`--job ${name.trim()} is unknown; ${suggestion(name.trim(), jobNames)}`);
  });
}
