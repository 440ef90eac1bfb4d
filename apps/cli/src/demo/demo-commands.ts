import { dirname, join, relative, sep } from "node:path";
import { shellWord } from "@concordat/report-kit/shell-word";

/** The commands to type after the demo. */
export interface DemoCommands {
  /** Replaces the program's name at the start of a command by what starts it here. */
  startHere(command: string): string;
  /** The command that verifies the demo's run. */
  verify(folder: string): string;
  /** The command that simulates an audience with a larger model: the clone's larger example, or the scenario of the demo's run. */
  larger(folder: string): string;
}

/** The path of the command line in a clone of the repository, which has no `concordat` on the PATH. */
const inClone = join("apps", "cli", "bin", "concordat.js");

/**
 * The commands, ready to be pasted where the demo was started.
 * @param script the file that Node.js was started with
 */
export function demoCommands(script: string, cwd: string): DemoCommands {
  const path = (name: string) => shellWord(relative(cwd, join(dirname(script), "../../..", name)));
  const isClone = script.endsWith(inClone);
  const program = isClone ? `node ${path(inClone)}` : programInProject(script, cwd);
  const scenario = (folder: string) =>
    isClone ? path("examples/market-street/scenario.json") : shellWord(join(folder, "scenario.json"));
  const out = isClone ? "out/market-street" : "out/demo-mistral";
  return {
    startHere: (command) => command.replace(/^concordat(?= )/, program),
    verify: (folder) => `${program} simulate verify \\\n    ${shellWord(folder)}`,
    larger: (folder) =>
      `${program} simulate \\\n    ${scenario(folder)} \\\n    --model mistral --out ${out}`,
  };
}

/** The program by its path where a project around the folder installed it: a shell does not find it there by its name. */
function programInProject(script: string, cwd: string): string {
  const [project = "", inside] = script.split(`${sep}node_modules${sep}`);
  const isAround = inside !== undefined && `${cwd}${sep}`.startsWith(`${project}${sep}`);
  return isAround ? shellWord(relative(cwd, join(project, "node_modules/.bin/concordat"))) : "concordat";
}
