import { isRecord, type Rule, required } from "@concordat/contracts/options";

/** The rule for a report given by a caller, with the fields that its page needs first. */
export function reportRule(from: string, ...fields: readonly string[]): Rule {
  return required({
    message: `must be a report, as ${from} gives it`,
    test: (value) => isRecord(value) && fields.every((field) => field in value),
  });
}
