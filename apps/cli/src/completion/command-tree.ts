import { contractRefs } from "@concordat/contracts";
import { type Argument, Command } from "commander";
import type { CommandRow } from "../commands/command-row.js";

/** A command, for shell completion. */
export interface CommandNode {
  /** The words of the command: `concordat simulate resume`. */
  readonly path: string;
  /** The subcommands that can follow. */
  readonly subcommands: readonly Word[];
  readonly options: readonly OptionWord[];
  /** The names of the command's arguments. */
  readonly words: readonly string[];
  /** Whether an argument can be a file. */
  readonly files: boolean;
}

/** A word for completion, with its description. */
export interface Word {
  readonly name: string;
  readonly summary: string;
}

/** A spelling of an option. */
export interface OptionWord extends Word {
  /** Whether the next word is the option's value. */
  readonly takesValue: boolean;
  /** The possible values; empty if any value is possible, such as a file. */
  readonly choices: readonly string[];
}

const program = "concordat";
const help: OptionWord[] = ["-h", "--help"].map((name) => ({
  name,
  summary: "display help for command",
  takesValue: false,
  choices: [],
}));

/** Returns all commands in the order of the help, from their definitions. */
export async function commandTree(commands: readonly CommandRow[]): Promise<readonly CommandNode[]> {
  const root: CommandNode = {
    path: program,
    subcommands: commands.map(({ name, summary }) => ({ name, summary })),
    options: [
      { name: "--version", summary: "output the version number", takesValue: false, choices: [] },
      ...help,
    ],
    words: [],
    files: false,
  };
  const nodes = await Promise.all(
    commands.map(async ({ name, load }) => {
      const command = new Command(name).option("--debug", "print the stack trace of an error");
      (await load()).define(command, commands);
      return nodesOf(command, `${program} ${name}`);
    }),
  );
  return [root, ...nodes.flat()];
}

function nodesOf(command: Command, path: string): CommandNode[] {
  const node: CommandNode = {
    path,
    subcommands: command.commands.map((below) => ({ name: below.name(), summary: below.description() })),
    options: [
      ...command.options.flatMap(({ short, long, description, required, optional, argChoices = [] }) =>
        [short, long].flatMap((name) =>
          name == null
            ? []
            : [{ name, summary: description, takesValue: required || optional, choices: argChoices }],
        ),
      ),
      ...help,
    ],
    words: command.registeredArguments.flatMap((argument) =>
      isContract(argument) ? contractRefs : (argument.argChoices ?? []),
    ),
    files: command.registeredArguments.some(({ argChoices }) => argChoices === undefined),
  };
  return [node, ...command.commands.flatMap((below) => nodesOf(below, `${path} ${below.name()}`))];
}

/** Whether an argument is the name of a contract, such as `<contract>`. */
function isContract(argument: Argument): boolean {
  return argument.name() === "contract";
}
