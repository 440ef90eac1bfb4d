import { parseArgs } from "node:util";
import { suggestion } from "@concordat/contracts/options";
import { createProject } from "./create-project.js";
import { jobNames, jobs } from "./jobs.js";
import { packageManagers, runningPackageManager } from "./package-manager.js";
import { ProjectError } from "./project-error.js";

const help = `Usage: create-concordat <folder> [options]

Creates a project in TypeScript that asks a model for typed, checked answers, with a test that needs no model.

Options:
  --job <names>             what it has a script for, separated by commas; default: all
${jobNames.map((job) => `                            ${job.padEnd(8)}${jobs[job].summary}`).join("\n")}
  --package-manager <name>  ${packageManagers.join(", ")}; default: the one that runs this
  --from <folder>           a folder with our packages as tarballs, while they are not on npm;
                            default: out/packages of the clone in which this runs
  -h, --help                print this`;

const options = {
  job: { type: "string" },
  "package-manager": { type: "string" },
  from: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const exitUsage = 2;

try {
  main();
} catch (error) {
  console.error(`create-concordat: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = exitUsage;
}

function main(): void {
  assertKnownOptions();
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  // A folder of that name is ./help.
  if (values.help === true || positionals.includes("help")) {
    console.log(help);
    return;
  }
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new ProjectError(
      "name one folder for the project: create-concordat tickets (--help shows the options)",
    );
  const { from, "package-manager": manager } = values;
  const created = createProject({
    folder,
    packageManager:
      manager === undefined ? runningPackageManager() : oneOf("--package-manager", packageManagers, manager),
    ...(values.job === undefined
      ? {}
      : { jobs: values.job.split(",").map((job) => oneOf("--job", jobNames, job.trim())) }),
    ...(from === undefined ? {} : { from }),
  });
  const source = from === undefined && created.from !== null ? `, with the packages in ${created.from}` : "";
  console.log(
    [`Created ${folder}${source}. Next:`, `  cd ${folder}`, ...created.next.map((line) => `  ${line}`)].join(
      "\n",
    ),
  );
}

/**
 * Checks the names of the options.
 * @throws {ProjectError} for an unknown option, with the most similar known one
 */
function assertKnownOptions(): void {
  const { tokens } = parseArgs({ allowPositionals: true, options, strict: false, tokens: true });
  const known = Object.keys(options);
  for (const token of tokens) {
    if (token.kind !== "option" || known.includes(token.name)) continue;
    const hint = suggestion(
      `--${token.name}`,
      known.map((name) => `--${name}`),
    );
    throw new ProjectError(`the option ${token.rawName} is unknown; ${hint}`);
  }
}

/**
 * Parses an option with a fixed set of values.
 * @throws {ProjectError} when the value is not one of them
 */
function oneOf<Known extends string>(option: string, known: readonly Known[], value: string): Known {
  const found = known.find((name) => name === value);
  if (found !== undefined) return found;
  throw new ProjectError(`${option} ${value} is unknown; ${suggestion(value, known)}`);
}
