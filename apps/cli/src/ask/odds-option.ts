import type { Contract } from "@concordat/contracts/contract";
import { oddsPointers } from "@concordat/llm";
import { CommandError } from "../command-error.js";
import { InvalidArgument } from "../models/client-options.js";

/** Locations whose probabilities are requested; `true` for every enumeration and boolean of the contract. */
export type OddsFlag = true | readonly string[];

/** Parses a value of `--odds`, which may be repeated and may have no value. */
export function readOddsPointer(value: string, others: OddsFlag = []): readonly string[] {
  if (!value.startsWith("/"))
    throw new InvalidArgument(
      `${JSON.stringify(value)} is not the JSON Pointer of a field, such as /urgent; a question stands before --odds`,
    );
  return [...new Set([...(others === true ? [] : others), value])];
}

/**
 * Returns the requested locations as JSON Pointers; `undefined` if none are requested.
 * @throws {CommandError} when the contract has no location with probabilities, or not the requested one
 */
export function requestedOdds(flag: OddsFlag | undefined, contract: Contract): readonly string[] | undefined {
  if (flag === undefined) return undefined;
  const places = oddsPointers(contract);
  if (places.length === 0)
    throw new CommandError(
      "--odds needs a contract with an enumeration of 2 to 50 values, or a boolean, in an object",
    );
  if (flag === true) return places;
  const unknown = flag.find((pointer) => !places.includes(pointer));
  if (unknown === undefined) return flag;
  throw new CommandError(
    `--odds ${unknown} is not an enumeration of 2 to 50 values or a boolean of the contract; there ${places.length === 1 ? "is" : "are"} ${places.join(", ")}`,
  );
}
