import { AnalystError, type AnalystErrorCode } from "@concordat/analyst";
import { withHint } from "../run/with-hints.js";

/** The flag with which a user resolves an ambiguity; the analyst's own messages do not mention flags. */
const hints: Partial<Readonly<Record<AnalystErrorCode, string>>> = {
  MEASURE_UNCLEAR: "name one with --measure, or count rows with --aggregate count",
  TEXT_IN_THE_WAY: "words for a missing value can be given with --null",
  DECIMAL_UNCLEAR: "with --decimal . or --decimal ,",
  DATE_UNCLEAR: "with --date-format",
};

/**
 * Runs an operation of the analyst. If it cannot decide something, adds the flag that does to the message.
 */
export function withFlags<Result>(act: () => Promise<Result>): Promise<Result> {
  return withHint((cause) => (AnalystError.isInstance(cause) ? hints[cause.code] : undefined), act);
}
