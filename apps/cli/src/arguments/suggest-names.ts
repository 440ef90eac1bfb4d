import { nearestName } from "@concordat/contracts/options";
import {
  type Argument,
  type Command,
  type CommanderError,
  InvalidArgumentError,
  type Option,
} from "commander";
import { giveOneOf } from "./give-one-of.js";

/** Lets a command and those below it name the choice nearest to a value that is not among them: Commander lists them only. */
export function suggestChoices(command: Command): void {
  for (const declared of [...command.options, ...command.registeredArguments]) suggestFor(declared);
  for (const below of command.commands) suggestChoices(below);
}

function suggestFor(declared: Option | Argument): void {
  const { argChoices: known, parseArg: parse } = declared;
  if (known === undefined || parse === undefined) return;
  declared.argParser((value: string, previous: unknown) => {
    try {
      return parse.call(declared, value, previous);
    } catch (error) {
      const isListed = error instanceof InvalidArgumentError && error.message.startsWith("Allowed choices");
      throw isListed ? new InvalidArgumentError(giveOneOf(value, known)) : error;
    }
  });
}

const unknownHelp = "concordat.unknownHelp";

/** Refuses `help NAME` for a command that does not exist: Commander would print the help of all. */
export function assertHelpIsThere(
  program: Command,
  first: string | undefined,
  name: string | undefined,
): void {
  if (first !== "help" || name === undefined || name.startsWith("-")) return;
  if (name === "help" || namesBelow(program).includes(name)) return;
  program.error(`error: unknown command '${name}'`, { code: unknownHelp });
}

/**
 * The command that was probably meant where Commander does not say so: after `help`, and where a command has arguments in addition to
 * commands below it, so that a misspelt one of these is one argument too many. Undefined if none is near.
 */
export function meantCommand(
  { code }: CommanderError,
  program: Command,
  [first = "", second = ""]: readonly string[],
): string | undefined {
  if (code === unknownHelp) return nearestName(second, namesBelow(program));
  const command = program.commands.find((known) => known.name() === first);
  if (code !== "commander.excessArguments" || command === undefined) return undefined;
  const nearest = nearestName(second, namesBelow(command));
  return nearest === undefined ? undefined : `${first} ${nearest}`;
}

function namesBelow({ commands }: Command): string[] {
  return commands.map((command) => command.name());
}
