import { shellWord } from "@concordat/report-kit/shell-word";
import type { ScenarioCode } from "@concordat/simulation";
import type { Command } from "commander";

/** The option for the module with custom rankers and policies. */
export interface ModuleFlags {
  readonly module?: string;
}

export function withModuleOption(command: Command): Command {
  return command.option(
    "--module <file>",
    "JavaScript module with your own rankers or policies; its code is run",
  );
}

/** Returns the custom rankers and policies that a scenario may use. */
export async function ownCode({ module }: ModuleFlags): Promise<ScenarioCode> {
  if (module === undefined) return {};
  const { loadModule } = await import("@concordat/simulation");
  return loadModule(module);
}

/** Returns the options that name the same module, for a printed command. */
export function moduleArguments({ module }: ModuleFlags): string[] {
  return module === undefined ? [] : ["--module", shellWord(module)];
}
