import { join } from "node:path";
import { shellWord } from "@concordat/report-kit/shell-word";
import { fileOfClone, program } from "../run/program.js";

/** The commands to type after the demo. */
export interface DemoCommands {
  /** Returns the command that verifies the demo's run. */
  verify(folder: string): string;
  /** Returns the command that shows the demo's run in the browser. */
  view(folder: string): string;
  /**
   * Returns the command that simulates with a larger model. In a clone of the repository it runs a larger example,
   * elsewhere the scenario of the demo's run.
   */
  larger(folder: string): string;
}

/**
 * Returns commands that the user can paste in the folder in which the demo was started. They have a longer timeout,
 * because a model of seven billion parameters is slow without a graphics card.
 * @param script the file with which Node.js was started
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
