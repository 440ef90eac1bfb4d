import { dirname, join, relative } from "node:path";
import { shellWord } from "@concordat/report-kit/shell-word";

/** The commands to type after the demo. */
export interface DemoCommands {
  /** Replaces the program's name at the start of a command by what starts it here. */
  startHere(command: string): string;
  /** The command that verifies the demo's run. */
  verify(folder: string): string;
  /** The command that simulates a larger audience with a larger model. */
  readonly larger: string;
}

/** The path of the command line in a clone of the repository, which has no `concordat` on the PATH. */
const inClone = join("apps", "cli", "bin", "concordat.js");

/**
 * The commands, ready to be pasted where the demo was started.
 * @param script the file that Node.js was started with
 */
export function demoCommands(script: string, cwd: string): DemoCommands {
  if (!script.endsWith(inClone))
    return {
      startHere: (command) => command,
      verify: (folder) => `concordat simulate verify ${shellWord(folder)}`,
      larger: "concordat simulate SCENARIO --model mistral --out FOLDER",
    };
  const path = (name: string) => shellWord(relative(cwd, join(dirname(script), "../../..", name)));
  const program = `node ${path(inClone)}`;
  return {
    startHere: (command) => command.replace(/^concordat(?= )/, program),
    verify: (folder) => `${program} simulate verify \\\n    ${shellWord(folder)}`,
    larger:
      `${program} simulate \\\n` +
      `    ${path("examples/market-street/scenario.json")} \\\n` +
      "    --model mistral --out out/market-street",
  };
}
