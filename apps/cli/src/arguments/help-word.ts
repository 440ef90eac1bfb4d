import type { Command } from "commander";
import { CommandError } from "../command-error.js";

/**
 * Replaces the word `help` on the command line by `--help` if all other words are names of commands, as in `init help`,
 * `simulate help ask` and `help simulate ask`. If options follow, the words are not changed. In that case `help` may be
 * text for a model, and a script must not mistake the help text for the model's answer.
 * @param program the program with all its commands and their subcommands
 */
export function withHelpFlag(program: Command, words: readonly string[]): readonly string[] {
  const names = words.filter((word) => word !== "help" && word !== "--debug");
  const isRequest = words.includes("help") && namesCommand(program, names);
  return isRequest ? [...names, "--help"] : words;
}

/** Whether all words are names of commands, and each one is a subcommand of the previous one. */
function namesCommand(program: Command, words: readonly string[]): boolean {
  let command: Command | undefined = program;
  for (const word of words) command = command?.commands.find((known) => known.name() === word);
  return command !== undefined;
}

/**
 * Refuses the word `help` for the name of something that a command would create.
 * @throws {CommandError} that says how to create it anyway
 */
export function assertNoHelpWord(name: string): void {
  if (name === "help")
    throw new CommandError("help is a request for help and creates nothing; ./help is a folder of that name");
}
