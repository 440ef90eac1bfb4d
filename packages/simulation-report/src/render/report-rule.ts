import { isRecord, type Rule, required } from "@concordat/contracts/options";

/**
 * Returns the rule for a report that is passed as an argument.
 * @param from the function that creates the report, for the message
 * @param fields the fields that the report must have
 */
export function reportRule(from: string, ...fields: readonly string[]): Rule {
  return required({
    message: `must be a report, as ${from} gives it`,
    test: (value) => isRecord(value) && fields.every((field) => field in value),
  });
}
