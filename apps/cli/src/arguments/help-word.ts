import type { Command } from "commander";
import { CommandError } from "../command-error.js";

/**
 * Returns the words of the command line with `--help` in place of the word `help`, if all other words are names of
 * commands: `init help`, `simulate help ask`, `help simulate ask`. If options follow, the words are unchanged: `help`
 * may then be text for a model, and a script must not mistake the help for its answer.
 * @param program its commands, those below the named one included
 */
export function withHelpFlag(program: Command, words: readonly string[]): readonly string[] {
  const names = words.filter((word) => word !== "help" && word !== "--debug");
  const isRequest = words.includes("help") && namesCommand(program, names);
  return isRequest ? [...names, "--help"] : words;
}

/** Whether all words are command names, each of them a subcommand of the previous one. */
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
