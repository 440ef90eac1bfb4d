import { type JsonSchema, parsePointer } from "@concordat/contracts/contract";
import { optionNames } from "../turns/field-question.js";
import type { NamedOption } from "../turns/read/read-option-answer.js";
import type { TurnQuestions } from "../turns/turn-question.js";
import { optionsAt } from "./options-at.js";

/** A location in a value, for which probabilities are requested. */
export interface OddsPlace {
  readonly pointer: string;
  /** The unescaped parts of the JSON Pointer. */
  readonly tokens: readonly string[];
  /** The options that the request allows, with their names in questions. */
  readonly options: readonly NamedOption[];
}

/** The options of a call that select the locations for probabilities. */
interface OddsOptions {
  readonly odds?: readonly string[];
  readonly questions?: TurnQuestions;
}

/**
 * Returns the locations for which probabilities are requested, by their pointers.
 * @param open the contract with its references inlined, narrowed to the values that the request allows
 * @throws {RangeError} if the contract does not list the values at a requested location
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
