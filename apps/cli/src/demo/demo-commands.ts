import { join } from "node:path";
import { shellWord } from "@concordat/report-kit/shell-word";
import { fileOfClone, program } from "../run/program.js";

/** The commands to type after the demo. */
export interface DemoCommands {
  /** The command that verifies the demo's run. */
  verify(folder: string): string;
  /** The command that shows the demo's run in the browser. */
  view(folder: string): string;
  /** The command that simulates an audience with a larger model: the clone's larger example, or the scenario of the demo's run. */
  larger(folder: string): string;
}

/**
 * The commands, ready to be pasted where the demo was started. A model of seven billion parameters on a processor alone takes
 * longer for an answer than the usual limit.
 * @param script the file that Node.js was started with
 */
export function demoCommands(script: string, cwd: string): DemoCommands {
  const start = program(script, cwd);
  const example = fileOfClone("examples/market-street/scenario.json", script, cwd);
  const out = example === null ? "out/demo-mistral" : "out/market-street";
  return {
    verify: (folder) => `${start} simulate verify \\\n    ${shellWord(folder)}`,
    view: (folder) => `${start} view \\\n    ${shellWord(folder)}`,
    larger: (folder) =>
      `${start} simulate \\\n    ${example ?? shellWord(join(folder, "scenario.json"))} \\\n    --model mistral --timeout 300 --out ${out}`,
  };
}
