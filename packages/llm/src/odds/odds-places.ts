import { type JsonSchema, parsePointer } from "@concordat/contracts/contract";
import { optionNames } from "../turns/field-question.js";
import type { NamedOption } from "../turns/read/read-option.js";
import type { TurnQuestions } from "../turns/turn-question.js";
import { optionsAt } from "./options-at.js";

/** A location in a value whose odds are requested. */
export interface OddsPlace {
  readonly pointer: string;
  /** The parts of the pointer. */
  readonly tokens: readonly string[];
  /** The open options, with the names that questions in turns use. */
  readonly options: readonly NamedOption[];
}

/** The options of a call that select the positions for odds. */
interface OddsOptions {
  readonly odds?: readonly string[];
  readonly questions?: TurnQuestions;
}

/**
 * Returns the locations whose odds are requested, by their pointers.
 * @param open the contract with its references inlined, narrowed to the values open now
 * @throws {RangeError} if the contract lists no values there
 */
export function oddsPlaces(
  open: JsonSchema,
  { odds = [], questions = {} }: OddsOptions,
): ReadonlyMap<string, OddsPlace> {
  return new Map(
    odds.map((pointer) => {
      const values = optionsAt(open, pointer);
      if (values !== null)
        return [
          pointer,
          { pointer, tokens: parsePointer(pointer), options: optionNames(values, questions[pointer]) },
        ];
      throw new RangeError(
        `odds: ${JSON.stringify(pointer)} is not an enumeration of at most 50 values or a boolean of the contract`,
      );
    }),
  );
}
