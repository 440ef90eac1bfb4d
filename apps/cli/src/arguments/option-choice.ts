import { CommandError } from "../command-error.js";
import { giveOneOf } from "./give-one-of.js";

/** Creates a parser for an option whose value is one of several words. */
export function optionChoice<const Name extends string>(
  option: string,
  names: readonly Name[],
): (text: string) => Name {
  return (text) => {
    const found = names.find((name) => name === text);
    if (found === undefined) throw new CommandError(`${option} ${text}: ${giveOneOf(text, names)}`);
    return found;
  };
}
